import {
  accountsActingRoutes,
  accountsLinksRoutes,
  accountsOwnRoutes,
  accountsProblems,
  accountsRoutes,
  accountsSessionsRoutes,
  accountsSettingsRoutes,
  accountsTwoStepRoutes,
} from './features/accounts/index.ts';
import {
  agendaExchangeRoutes,
  agendaProblems,
  agendaProgramRoutes,
  agendaRoutes,
} from './features/agenda/index.ts';
import {
  analyticsCardsRoutes,
  analyticsCountingRoutes,
  analyticsCourseRoutes,
  analyticsFiguresRoutes,
  analyticsReportsRoutes,
  analyticsWeeklyRoutes,
} from './features/analytics/index.ts';
import { auditRoutes } from './features/audit/index.ts';
import { bookmarksRoutes } from './features/bookmarks/index.ts';
import {
  calendarEntriesRoutes,
  calendarExchangeRoutes,
  calendarProblems,
  calendarRoutes,
} from './features/calendar/index.ts';
import { callsGroupRoutes, callsProblems, callsRoutes } from './features/calls/index.ts';
import {
  chatChannelsRoutes,
  chatDesksRoutes,
  chatFilesRoutes,
  chatFindRoutes,
  chatHereRoutes,
  chatPeopleRoutes,
  chatProblems,
  chatRoutes,
  chatTemplateRoutes,
} from './features/chat/index.ts';
import { dashboardRoutes } from './features/dashboard/index.ts';
import { datatablesRoutes } from './features/datatables/index.ts';
import {
  dropcardsLeadsRoutes,
  dropcardsProblems,
  dropcardsRoutes,
} from './features/dropcards/index.ts';
import {
  emailBoxRoutes,
  emailProblems,
  emailRoutes,
  emailWriteRoutes,
} from './features/email/index.ts';
import {
  eventsOnlineRoutes,
  eventsPeopleRoutes,
  eventsProblems,
  eventsRoutes,
} from './features/events/index.ts';
import {
  exhibitorsBoothsRoutes,
  exhibitorsConsoleRoutes,
  exhibitorsHallRoutes,
  exhibitorsProblems,
  exhibitorsRoutes,
} from './features/exhibitors/index.ts';
import { feedProblems, feedRoutes } from './features/feed/index.ts';
import { filesProblems, filesRoutes } from './features/files/index.ts';
import {
  invoicesClientsRoutes,
  invoicesMailsRoutes,
  invoicesPaperRoutes,
  invoicesProblems,
  invoicesRoutes,
  invoicesTemplateRoutes,
} from './features/invoices/index.ts';
import { moderationProblems, moderationRoutes } from './features/moderation/index.ts';
import {
  notificationsProblems,
  notificationsRoutes,
  notificationsSettingsRoutes,
} from './features/notifications/index.ts';
import { organisationsProblems, organisationsRoutes } from './features/organisations/index.ts';
import {
  paymentsProblems,
  paymentsRoutes,
  paymentsFiguresRoutes,
  paymentsStatementsRoutes,
  paymentsAccountRoutes,
  paymentsStripeRoutes,
  paymentsWaysRoutes,
} from './features/payments/index.ts';
import { peopleProblems, peopleRoutes } from './features/people/index.ts';
import {
  helpProblems,
  helpRoutes,
  helpShownRoutes,
  helpTemplateRoutes,
} from './features/help/index.ts';
import { faceProblems, faceRoutes } from './features/face/index.ts';
import { pricingProblems, pricingRoutes } from './features/pricing/index.ts';
import { profilesProblems, profilesRoutes } from './features/profiles/index.ts';
import { searchRoutes } from './features/search/index.ts';
import {
  shopBrowseRoutes,
  shopExchangeRoutes,
  shopMineRoutes,
  shopOrdersRoutes,
  shopProblems,
  shopRatingsRoutes,
  shopRoutes,
  shopShippingRoutes,
  shopTemplateRoutes,
} from './features/shop/index.ts';
import {
  speakersProblems,
  speakersRoutes,
  speakersShownRoutes,
} from './features/speakers/index.ts';
import { sponsorsProblems, sponsorsRoutes } from './features/sponsors/index.ts';
import {
  stagesMediaRoutes,
  stagesProblems,
  stagesEncoderRoutes,
  stagesGuestsRoutes,
  stagesReplayRoutes,
  stagesRoutes,
} from './features/stages/index.ts';
import { todoProblems, todoRoutes } from './features/todo/index.ts';
import {
  blogCommentsRoutes,
  blogProblems,
  blogRoutes,
  blogWritingRoutes,
} from './features/blog/index.ts';
import { questionsProblems, questionsRoutes } from './features/questions/index.ts';
import { pollsProblems, pollsRoutes } from './features/polls/index.ts';
import { ticketsProblems, ticketsRoutes } from './features/tickets/index.ts';
import { allBookingsRoutes, bookingsProblems } from './features/bookings/index.ts';
import { importsProblems, importsRoutes } from './features/imports/index.ts';
import { kernelProblems } from './kernel/index.ts';

export * from './kernel/index.ts';
export type * from './types.ts';

export const routes = {
  ...accountsRoutes,
  ...accountsActingRoutes,
  ...accountsLinksRoutes,
  ...accountsSessionsRoutes,
  ...accountsSettingsRoutes,
  ...accountsOwnRoutes,
  ...accountsTwoStepRoutes,
  ...organisationsRoutes,
  ...feedRoutes,
  ...filesRoutes,
  ...analyticsCountingRoutes,
  ...analyticsCardsRoutes,
  ...analyticsCourseRoutes,
  ...analyticsFiguresRoutes,
  ...analyticsReportsRoutes,
  ...analyticsWeeklyRoutes,
  ...dashboardRoutes,
  ...auditRoutes,
  ...peopleRoutes,
  ...searchRoutes,
  ...bookmarksRoutes,
  ...datatablesRoutes,
  ...todoRoutes,
  ...eventsRoutes,
  ...eventsPeopleRoutes,
  ...eventsOnlineRoutes,
  ...agendaRoutes,
  ...agendaProgramRoutes,
  ...agendaExchangeRoutes,
  ...speakersRoutes,
  ...speakersShownRoutes,
  ...notificationsRoutes,
  ...notificationsSettingsRoutes,
  ...sponsorsRoutes,
  ...pricingRoutes,
  ...faceRoutes,
  ...helpRoutes,
  ...helpShownRoutes,
  ...helpTemplateRoutes,
  ...exhibitorsRoutes,
  ...exhibitorsBoothsRoutes,
  ...exhibitorsConsoleRoutes,
  ...exhibitorsHallRoutes,
  ...dropcardsRoutes,
  ...dropcardsLeadsRoutes,
  ...profilesRoutes,
  ...chatRoutes,
  ...chatFindRoutes,
  ...chatHereRoutes,
  ...chatFilesRoutes,
  ...chatPeopleRoutes,
  ...chatChannelsRoutes,
  ...chatDesksRoutes,
  ...chatTemplateRoutes,
  ...callsRoutes,
  ...callsGroupRoutes,
  ...emailRoutes,
  ...emailBoxRoutes,
  ...emailWriteRoutes,
  ...calendarRoutes,
  ...calendarEntriesRoutes,
  ...calendarExchangeRoutes,
  ...moderationRoutes,
  ...invoicesRoutes,
  ...invoicesClientsRoutes,
  ...invoicesPaperRoutes,
  ...invoicesMailsRoutes,
  ...invoicesTemplateRoutes,
  ...paymentsRoutes,
  ...paymentsFiguresRoutes,
  ...paymentsStatementsRoutes,
  ...paymentsWaysRoutes,
  ...paymentsStripeRoutes,
  ...shopRoutes,
  ...shopBrowseRoutes,
  ...shopMineRoutes,
  ...shopOrdersRoutes,
  ...shopRatingsRoutes,
  ...shopShippingRoutes,
  ...shopTemplateRoutes,
  ...paymentsAccountRoutes,
  ...shopExchangeRoutes,
  ...blogRoutes,
  ...blogWritingRoutes,
  ...blogCommentsRoutes,
  ...stagesRoutes,
  ...stagesMediaRoutes,
  ...questionsRoutes,
  ...pollsRoutes,
  ...stagesEncoderRoutes,
  ...stagesGuestsRoutes,
  ...stagesReplayRoutes,
  ...ticketsRoutes,
  ...allBookingsRoutes,
  ...importsRoutes,
};
export type Routes = typeof routes;

export const problems = {
  ...kernelProblems,
  ...accountsProblems,
  ...agendaProblems,
  ...calendarProblems,
  ...callsProblems,
  ...chatProblems,
  ...dropcardsProblems,
  ...emailProblems,
  ...eventsProblems,
  ...exhibitorsProblems,
  ...feedProblems,
  ...filesProblems,
  ...invoicesProblems,
  ...moderationProblems,
  ...notificationsProblems,
  ...organisationsProblems,
  ...paymentsProblems,
  ...peopleProblems,
  ...pricingProblems,
  ...faceProblems,
  ...helpProblems,
  ...profilesProblems,
  ...shopProblems,
  ...speakersProblems,
  ...sponsorsProblems,
  ...stagesProblems,
  ...todoProblems,
  ...blogProblems,
  ...questionsProblems,
  ...pollsProblems,
  ...ticketsProblems,
  ...bookingsProblems,
  ...importsProblems,
};
export type ProblemCode = keyof typeof problems;

export { type Commands, commands, type Messages, messages } from './messages.ts';
