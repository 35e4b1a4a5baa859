/** Kinds of screens, coarse on purpose: which thing was looked at is nobody's business here. */
export const viewedScreens = [
  'event',
  'session',
  'speaker',
  'booth',
  'pricing',
  'exhibit',
  'blog',
  'help',
  'home',
  'lobby',
  'stage',
  'program',
  'agenda',
  'hall',
  'people',
  'chat',
  'mail',
  'work',
  'shop',
  'account',
  'other',
] as const;

export type ViewedScreen = (typeof viewedScreens)[number];
