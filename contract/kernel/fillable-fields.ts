/** What of a profile an answer may fill. */
export const filledFields = [
  'headline',
  'company',
  'country',
  'about',
  'interests',
  'offers',
  'needs',
] as const;

export type FilledField = (typeof filledFields)[number];

/** By the kind of the question; the browser offers no other. */
const fillable = {
  text: ['headline', 'company', 'about'],
  long_text: ['about'],
  one: ['headline', 'company', 'interests', 'offers', 'needs'],
  several: ['interests', 'offers', 'needs'],
  country: ['country'],
} as const satisfies Record<string, readonly FilledField[]>;

const isFillable = (kind: string): kind is keyof typeof fillable => Object.hasOwn(fillable, kind);

/** Only what is asked of each person can be about that person. */
export const fieldsFilledBy = ({
  kind,
  per,
}: {
  kind: string;
  per: string;
}): readonly FilledField[] => (per === 'place' && isFillable(kind) ? fillable[kind] : []);

/** Lists of words in a profile. A word there is no longer than this. */
const lists = new Set<FilledField>(['interests', 'offers', 'needs']);
export const mostInWord = 40;

export const isWordList = (field: FilledField): boolean => lists.has(field);
