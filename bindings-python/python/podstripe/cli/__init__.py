"""The `podstripe` command: reads files, calls the library once, shows the answer.

    app       the commands                    ending      exit codes, one-line errors
    options   options that commands share     inputs      files and standard input
    formats   names of formats                progress    what is shown while a call runs
    place     `podstripe place`               report      its answer for a person: partitions, load
    generate  `podstripe generate`            proposal    its answer for a person
    diff      `podstripe diff`                changes     its two tables
    show      `podstripe show`                contents    which tables: topics (condition), plan, sizes
    validate  `podstripe validate`            findings    its table
    convert   `podstripe convert`             remarks     warnings and notes
    explain   `podstripe explain`             reasons     its tables; plot_matrix draws it
    impact    `podstripe impact`              costs       its tables; opening, the lines before them
    strays    `podstripe strays`              strays_report  its tables
    topic_hash  `podstripe topic-hash`        hashes      its tables
    roster    how a broker is shown           listing     long tables
    page      a terminal or a pipe            grid        columns and bars
    window    what of a long table is shown

Nothing here knows how replicas are placed, what an option is when it is not given, or what is wrong with a value: the
core does. `typer`, `rich` and `drawsvg` are imported here and nowhere else in the package.
"""
