/** Every feature there is, by its one name. A new one is a decision: write it down, then add it here. */
export const features = `
  accounts organisations people profiles search bookmarks email chat todo calendar invoices stock
  shop pricing help blog face analytics dashboard datatables events agenda speakers sponsors
  exhibitors dropcards feed stages questions polls tickets bookings payments imports notifications
  moderation meetings calls files audit
`
  .trim()
  .split(/\s+/);

export const languages = ['en', 'de', 'fr', 'pt'];

/** Words of the web that belong to no feature: everywhere, in the frame of signed-in pages, in tables. */
export const sharedNamespaces = [
  'shell',
  'frame',
  'consent',
  'kit',
  'table',
  'settings',
  'proof',
  'upload',
  'my-agenda',
  'program',
  'event-page',
  'badges',
  'booking-desk',
  'booking-letters',
  'booking-page',
  'kiosk',
  'lobby',
  'hall',
  'booth',
  'desks',
  'notice-settings',
  'report',
  'person-record',
  'addressees',
  'compose',
  'waiting',
  'deeds',
  'first-steps',
  'catalogue',
  'orders',
  'shown-speakers',
];

/** Tables of the platform, which knows no feature. */
export const platformTables = [
  'schema_migrations',
  'repeat_keys',
  'mail_messages',
  'mail_files',
  'mail_secrets',
];
