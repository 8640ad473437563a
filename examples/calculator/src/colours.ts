// The page's colours by name (`page.css` has their values), as a script reads them.
export type Colours = (name: string) => string;

const NAMES = ["paper", "ink", "faint", "line", "tint", "accent", "leader", "follower", "broken", "warning"];

// Registered as colours, so that whoever asks for one gets "rgb(1, 2, 3)" as it is now, not "light-dark(...)".
for (const name of NAMES) {
  CSS.registerProperty({ name: `--${name}`, syntax: "<color>", inherits: true, initialValue: "gray" });
}

/** The colour of a name, `--leader` say, as "rgb(1, 2, 3)". */
export function coloursOf(element: Element): Colours {
  const style = getComputedStyle(element);
  return (name) => style.getPropertyValue(name);
}
