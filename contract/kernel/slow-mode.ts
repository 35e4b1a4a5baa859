/** Seconds between two of one person, as whoever keeps order may choose them; 0: as they like. */
export const paces = [0, 10, 30, 60, 300] as const;
