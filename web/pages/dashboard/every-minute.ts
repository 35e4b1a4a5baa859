/** No message tells of these: they are read again while somebody looks. */
export const everyMinute = { refetchInterval: 60_000, refetchOnWindowFocus: true } as const;
