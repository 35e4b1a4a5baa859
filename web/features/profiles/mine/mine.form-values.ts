import type { MyProfile, ProfileUpdate } from '@plenum/contract';
import { changedFields } from '../../../ui/form/typed.ts';

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

/** Only what was changed, so that nothing another window changed is written over. */
export function changesOf(
  before: ProfileValues,
  after: ProfileValues,
): Omit<ProfileUpdate, 'version'> {
  const { privacy, ...fields } = changedFields(before, after);
  return { ...fields, ...(privacy && { privacy: changedFields(before.privacy, privacy) }) };
}
