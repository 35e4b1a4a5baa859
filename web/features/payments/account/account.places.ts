export interface AccountSearch {
  from?: string;
  until?: string;
}

const isDay = (value: unknown): value is string =>
  typeof value === 'string' &&
  /^\d{4}-\d{2}-\d{2}$/.test(value) &&
  new Date(value).toJSON()?.slice(0, 10) === value;

/** Only days that there are stand in the address. */
export const readAccountSearch = ({ from, until }: Record<string, unknown>): AccountSearch => ({
  ...(isDay(from) && { from }),
  ...(isDay(until) && { until }),
});
