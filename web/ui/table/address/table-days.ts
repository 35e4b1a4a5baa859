/** As an address writes a day. */
export const dayWord = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;

/** The first and the last day of what a list shows, as words of its address. */
export const dayWords = { from: dayWord, until: dayWord } as const;

interface Days {
  from?: string;
  until?: string;
}

export const daysAt = ({ from, until }: Readonly<Days>): Days => ({
  ...(from && { from }),
  ...(until && { until }),
});
