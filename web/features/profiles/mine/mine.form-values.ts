import type { MyProfile, Privacy, ProfileUpdate } from '@plenum/contract';

const names = [
  'headline',
  'company',
  'country',
  'about',
  'interests',
  'offers',
  'needs',
  'languages',
  'links',
  'isListed',
  'showsPresence',
  'showsVisits',
  'privacy',
] as const;
export type FieldName = (typeof names)[number];

/** What can be changed of a profile here. */
export type ProfileValues = Pick<MyProfile, FieldName>;

export const valuesOf = (profile: MyProfile): ProfileValues =>
  Object.fromEntries(names.map((name) => [name, profile[name]])) as ProfileValues;

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

const changedIn = <V extends object>(before: V, after: V): Partial<V> =>
  Object.fromEntries(
    Object.entries(after).filter(([name, value]) => !isSame(before[name as keyof V], value)),
  ) as Partial<V>;

/** Only what was changed, so that nothing another window changed is written over. */
export function changesOf(
  before: ProfileValues,
  after: ProfileValues,
): Omit<ProfileUpdate, 'version'> {
  const { privacy, ...fields } = changedIn(before, after);
  return { ...fields, ...(privacy && { privacy: changedIn(before.privacy, privacy) }) };
}

/** Taken from elsewhere where nothing was typed; told where both changed the same. */
function merged<V extends object>(base: V, typed: V, latest: V) {
  const mine = changedIn(base, typed);
  const theirs = changedIn(base, latest);
  return {
    values: { ...latest, ...mine },
    both: Object.keys(theirs).filter(
      (name) => name in mine && !isSame(typed[name as keyof V], latest[name as keyof V]),
    ) as (keyof V & string)[],
  };
}

/** What another window saved while somebody was writing: nothing typed is lost. */
export function rebased(base: ProfileValues, typed: ProfileValues, latest: ProfileValues) {
  const { privacy: before, ...baseFields } = base;
  const { privacy: mine, ...typedFields } = typed;
  const { privacy: theirs, ...latestFields } = latest;
  const fields = merged(baseFields, typedFields, latestFields);
  const choices = merged<Privacy>(before, mine, theirs);
  return {
    values: { ...fields.values, privacy: choices.values } satisfies ProfileValues,
    both: [
      ...fields.both,
      ...(choices.both.length > 0 ? (['privacy'] as const) : []),
    ] as FieldName[],
  };
}
