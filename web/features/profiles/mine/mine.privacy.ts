import type { Audience, MyProfile, PersonPage, ProfileField } from '@plenum/contract';

/** The fewest first: each sees what the ones before see. */
export const audiences = [
  'nobody',
  'connections',
  'holders',
  'attendees',
  'everyone',
] as const satisfies readonly Audience[];

/** Who may look at me; `nobody` looks at no one. */
export type Viewer = Exclude<Audience, 'nobody'>;
export const viewers = [
  'everyone',
  'attendees',
  'holders',
  'connections',
] as const satisfies readonly Viewer[];

export const maySee = (viewer: Viewer, audience: Audience): boolean =>
  audiences.indexOf(viewer) <= audiences.indexOf(audience);

/** What is said of a person beside their name and picture. */
export type Facts = Partial<Pick<PersonPage, ProfileField>>;

const isSaid = (value: unknown) =>
  Array.isArray(value) ? value.length > 0 : value !== '' && value !== null && value !== undefined;

/** What somebody of that kind is shown of me: the server does the same for those who really look. */
export function shownTo(viewer: Viewer, profile: Pick<MyProfile, ProfileField | 'privacy'>): Facts {
  const fields = Object.keys(profile.privacy) as ProfileField[];
  return Object.fromEntries(
    fields
      .filter((field) => maySee(viewer, profile.privacy[field]) && isSaid(profile[field]))
      .map((field) => [field, profile[field]]),
  );
}
