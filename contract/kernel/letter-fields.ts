/** What may stand in braces in a letter to many; each reader gets their own. */
export const letterFields = ['name', 'reference', 'event', 'owed', 'link', 'daysLeft'] as const;
export type LetterField = (typeof letterFields)[number];

/** They are for who booked alone: with the link a booking is changed and cancelled. */
export const bookersFields: readonly LetterField[] = ['owed', 'link'];

export type LetterPart = string | { field: LetterField };

const inBraces = /(\{[^{}\n]{1,40}\})/;

const fieldOf = (part: string): LetterField | undefined =>
  letterFields.find((field) => part === `{${field}}`);

/** Words and fields as they stand one after the other. */
export const letterParts = (text: string): LetterPart[] =>
  text
    .split(inBraces)
    .filter((part) => part !== '')
    .map((part) => {
      const field = fieldOf(part);
      return field ? { field } : part;
    });

/** What stands in braces and is no field, or none for these readers. */
export const unknownFields = (text: string, isForBookers: boolean): string[] =>
  text.split(inBraces).filter((part, place) => {
    if (place % 2 === 0) return false;
    const field = fieldOf(part);
    return !field || (!isForBookers && bookersFields.includes(field));
  });
