/** Everything the server records. A test reads its source: none is missing here. */
export const deeds = [
  'accounts.signed_in',
  'accounts.password_changed',
  'accounts.two_step_turned_on',
  'accounts.two_step_turned_off',
  'accounts.recovery_codes_renewed',
  'accounts.passkey_added',
  'accounts.passkey_removed',
  'accounts.data_exported',
  'accounts.deleted',
  'accounts.invited',
  'accounts.invitation_withdrawn',
  'accounts.joined',
  'organisations.changed',
  'people.changed',
  'people.removed',
  'people.merged',
  'people.messaged',
  'people.exported',
  'people.shown_out',
] as const;

export type Deed = (typeof deeds)[number];

/** The features that record something; each is a group to look for. */
export const groups = ['accounts', 'organisations', 'people'] as const;

export const isDeed = (action: string): action is Deed => deeds.some((deed) => deed === action);
