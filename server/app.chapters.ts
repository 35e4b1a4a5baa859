import type { Chapter } from './features/accounts/index.ts';
import { findStarsAbout } from './features/agenda/index.ts';
import { findWeeklyAbout } from './features/analytics/index.ts';
import { findEntriesBy } from './features/audit/index.ts';
import { findBlogAbout } from './features/blog/index.ts';
import {
  findBookingsAbout,
  findLettersAbout,
  findWaitingAbout,
} from './features/bookings/index.ts';
import { findMarksAbout } from './features/bookmarks/index.ts';
import { findCalendarAbout } from './features/calendar/index.ts';
import { findCallsAbout, findGroupCallsAbout, findKnocksAbout } from './features/calls/index.ts';
import { findChatAbout } from './features/chat/index.ts';
import { findLayoutsAbout } from './features/dashboard/index.ts';
import { findCardsAbout } from './features/dropcards/index.ts';
import { findMailsAbout } from './features/email/index.ts';
import { findEventsAbout } from './features/events/index.ts';
import { findBoothsAbout } from './features/exhibitors/index.ts';
import { findFeedAbout } from './features/feed/index.ts';
import { findVotesBy } from './features/help/index.ts';
import { findModerationAbout } from './features/moderation/index.ts';
import { findNoticesAbout } from './features/notifications/index.ts';
import { findViewsAbout } from './features/people/index.ts';
import { findProfilesAbout } from './features/profiles/index.ts';
import { findPollsAbout } from './features/polls/index.ts';
import { findQuestionsAbout } from './features/questions/index.ts';
import { findShopAbout, findOrdersAbout } from './features/shop/index.ts';
import { findGuestingAbout, findWatchedAbout } from './features/stages/index.ts';
import { findInvitationsAbout } from './features/tickets/index.ts';
import { findTasksAbout } from './features/todo/index.ts';

/** What each feature knows about a person, beside their account. */
export const aboutPeople: readonly Chapter[] = [
  { name: 'todo', read: findTasksAbout },
  { name: 'bookmarks', read: findMarksAbout },
  { name: 'dashboard', read: findLayoutsAbout },
  { name: 'views', read: findViewsAbout },
  { name: 'audit', read: findEntriesBy },
  { name: 'events', read: findEventsAbout },
  { name: 'notifications', read: findNoticesAbout },
  { name: 'agenda', read: findStarsAbout },
  { name: 'stages', read: findWatchedAbout },
  { name: 'stageGuests', read: findGuestingAbout },
  { name: 'exhibitors', read: findBoothsAbout },
  { name: 'dropcards', read: findCardsAbout },
  { name: 'profiles', read: findProfilesAbout },
  { name: 'moderation', read: findModerationAbout },
  { name: 'chat', read: findChatAbout },
  { name: 'calls', read: findCallsAbout },
  { name: 'groupCalls', read: findGroupCallsAbout },
  { name: 'knocks', read: findKnocksAbout },
  { name: 'questions', read: findQuestionsAbout },
  { name: 'polls', read: findPollsAbout },
  { name: 'shop', read: findShopAbout },
  { name: 'orders', read: findOrdersAbout },
  { name: 'bookings', read: findBookingsAbout },
  { name: 'waiting', read: findWaitingAbout },
  { name: 'letters', read: findLettersAbout },
  { name: 'invitations', read: findInvitationsAbout },
  { name: 'help', read: findVotesBy },
  { name: 'blog', read: findBlogAbout },
  { name: 'feed', read: findFeedAbout },
  { name: 'email', read: findMailsAbout },
  { name: 'calendar', read: findCalendarAbout },
  { name: 'weeklyReports', read: findWeeklyAbout },
];
