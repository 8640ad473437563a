// Numbers, as all of the page says them.

const number = new Intl.NumberFormat("en");

/** "10,000". */
export const count = (value: number): string => number.format(value);

/** "1 broker", "10,000 brokers". */
export const counted = (value: number, one: string, more = `${one}s`): string =>
  `${count(value)} ${value === 1 ? one : more}`;
