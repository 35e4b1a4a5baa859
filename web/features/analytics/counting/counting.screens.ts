import type { ViewedScreen } from '@plenum/contract';

type Places = Readonly<Record<string, ViewedScreen>>;

/** Below the address of an event. */
const publicPlaces: Places = {
  '': 'event',
  sessions: 'session',
  speakers: 'speaker',
  exhibit: 'exhibit',
  pricing: 'pricing',
  blog: 'blog',
  help: 'help',
};

const innerPlaces: Places = {
  '': 'home',
  venue: 'lobby',
  'live-event': 'stage',
  'conference-program': 'program',
  'summit-agenda': 'agenda',
  'people-search': 'people',
  'attendee-search': 'people',
  'summit-attendees': 'people',
  'live-chat': 'chat',
  'comet-chat': 'chat',
  'admin-chat': 'chat',
  booths: 'work',
  'my-profile': 'account',
  'drop-your-card': 'account',
};

const apps: Places = {
  email: 'mail',
  chat: 'chat',
  todo: 'work',
  calendar: 'work',
  ecommerce: 'shop',
};

const pages: Places = {
  'account-settings': 'account',
  profile: 'account',
  pricing: 'pricing',
  blog: 'blog',
  faq: 'help',
  'knowledge-base': 'help',
};

/** What kind of screen stands at an address; what is on it is left out. */
export function screenAt(path: string): ViewedScreen {
  const [first = '', second = '', third = ''] = path.split('/').slice(1);
  if (first === 'e') return publicPlaces[third] ?? 'other';
  if (first === 'apps') return apps[second] ?? 'other';
  if (first === 'pages') return pages[second] ?? 'other';
  if (first === 'exhibit-hall') return second ? 'booth' : 'hall';
  return innerPlaces[first] ?? 'other';
}
