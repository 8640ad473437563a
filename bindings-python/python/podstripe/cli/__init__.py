"""The `podstripe` command: reads files, calls the library once, shows the answer.

    app       the commands                    ending      exit codes, one-line errors
    options   options that commands share     inputs      files and standard input
    place     `podstripe place`               report      its answer for a person
    roster    how a broker is shown           partitions, load     the two tables
    page      a terminal or a pipe            remarks     warnings and notes
    grid      columns and bars                window      what of a long table is shown

Nothing here knows how replicas are placed, what an option is when it is not given, or what is wrong with a value: the
core does. `typer` and `rich` are imported here and nowhere else in the package.
"""
