/** Minutes before; null: not at all. */
export const reminderChoices = [null, 5, 10, 15, 30, 60] as const;
