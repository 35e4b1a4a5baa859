import { ticketsRoutes } from '@plenum/contract/features/tickets/index.ts';
import { type Doorway, mountRoutes } from '../../platform/http/mount.ts';
import type { Work } from '../../platform/work.ts';
import { ticketsHandlers } from './tickets.routes.ts';

export { addCode } from './codes/codes.service.ts';
export { findOpenings, findSoldAlone, type SoldAlone } from './opens/opens.queries.ts';
export { closesAnything } from './opens/opens.service.ts';
export { needsAt, opensAlike } from './opens/opens.rules.ts';
export { isPackage } from './packages/packages.rules.ts';
export { findPools } from './pools/pools.queries.ts';
export { addPool } from './pools/pools.service.ts';
export { findQuestion } from './questions/questions.queries.ts';
export { addQuestion } from './questions/questions.service.ts';
export { codeOf, keptCode } from './sale/sale.code.ts';
export { hasWaitingList } from './sale/sale.offer.ts';
export { countedTo, pricesOf } from './sale/sale.prices.ts';
export { findStocks } from './sale/sale.queries.ts';
export { addedUp, drawnWith, isShownWith, saleState, ticketState } from './sale/sale.rules.ts';
export { type Counted, soldOf } from './sale/sale.sold.ts';
export { changeSale } from './sale/sale.settings.ts';
export { findCodeQuota, findQuestions, findTickets, lockTickets } from './tickets.queries.ts';
export type { CodeRow, QuestionRow, SaleRow, TicketRow } from './tickets.rows.ts';
export { saleView } from './tickets.view.ts';
export { saleOf, sells } from './tickets.sale.ts';
export { addTicket } from './tickets.service.ts';
export { findInvitationsAbout, forgetInvited } from './invitations/invitations.about.queries.ts';
export { inviteToTicket } from './invitations/invitations.service.ts';
export { invitationsJobs, noteInvitation } from './invitations/invitations.work.ts';

export const mountTickets = (doorway: Doorway, work: Work) =>
  mountRoutes(doorway, ticketsRoutes, work, ticketsHandlers);
