import { accountsMessages } from './features/accounts/index.ts';
import { agendaMessages } from './features/agenda/index.ts';
import { analyticsMessages } from './features/analytics/index.ts';
import { bookmarksMessages } from './features/bookmarks/index.ts';
import { calendarMessages } from './features/calendar/index.ts';
import { callsMessages } from './features/calls/index.ts';
import { chatCommands, chatMessages } from './features/chat/index.ts';
import { dashboardMessages } from './features/dashboard/index.ts';
import { dropcardsMessages } from './features/dropcards/index.ts';
import { emailMessages } from './features/email/index.ts';
import { eventsMessages } from './features/events/index.ts';
import { exhibitorsMessages } from './features/exhibitors/index.ts';
import { feedMessages } from './features/feed/index.ts';
import { invoicesMessages } from './features/invoices/index.ts';
import { moderationMessages } from './features/moderation/index.ts';
import { notificationsMessages } from './features/notifications/index.ts';
import { organisationsMessages } from './features/organisations/index.ts';
import { paymentsMessages } from './features/payments/index.ts';
import { helpMessages } from './features/help/index.ts';
import { faceMessages } from './features/face/index.ts';
import { pricingMessages } from './features/pricing/index.ts';
import { profilesMessages } from './features/profiles/index.ts';
import { shopMessages } from './features/shop/index.ts';
import { speakersMessages } from './features/speakers/index.ts';
import { sponsorsMessages } from './features/sponsors/index.ts';
import { stagesCommands, stagesMessages } from './features/stages/index.ts';
import { todoMessages } from './features/todo/index.ts';
import { blogMessages } from './features/blog/index.ts';
import { questionsMessages } from './features/questions/index.ts';
import { pollsMessages } from './features/polls/index.ts';
import { ticketsMessages } from './features/tickets/index.ts';
import { bookingsMessages } from './features/bookings/index.ts';
import { importsMessages } from './features/imports/index.ts';
import { type CommandsOf, type MessagesOf, windowCommands } from './kernel/index.ts';

export const messages = {
  ...emailMessages,
  ...accountsMessages,
  ...agendaMessages,
  ...analyticsMessages,
  ...dashboardMessages,
  ...calendarMessages,
  ...callsMessages,
  ...chatMessages,
  ...dropcardsMessages,
  ...eventsMessages,
  ...exhibitorsMessages,
  ...feedMessages,
  ...invoicesMessages,
  ...moderationMessages,
  ...paymentsMessages,
  ...notificationsMessages,
  ...organisationsMessages,
  ...bookmarksMessages,
  ...pricingMessages,
  ...faceMessages,
  ...helpMessages,
  ...profilesMessages,
  ...shopMessages,
  ...speakersMessages,
  ...sponsorsMessages,
  ...stagesMessages,
  ...todoMessages,
  ...blogMessages,
  ...questionsMessages,
  ...pollsMessages,
  ...ticketsMessages,
  ...bookingsMessages,
  ...importsMessages,
};
export type Messages = MessagesOf<typeof messages>;

export const commands = { ...chatCommands, ...stagesCommands, ...windowCommands };
export type Commands = CommandsOf<typeof commands>;
