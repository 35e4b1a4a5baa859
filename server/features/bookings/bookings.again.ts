import type { Followers } from '../../platform/work.ts';
import { record } from '../audit/index.ts';
import { findEvent } from '../events/index.ts';
import { hasSender, settingsOf } from '../invoices/index.ts';
import { takeFromStock } from '../stock/index.ts';
import { findCodeQuota } from '../tickets/index.ts';
import { billed } from './bookings.bill.ts';
import { byClock, moveBooking } from './bookings.change.ts';
import { findPlaces, revivePlaces } from './bookings.places.queries.ts';
import {
  findChanges,
  insertPastInvoice,
  lockBookingOf,
  updateBilled,
  updatePlaces,
} from './bookings.queries.ts';
import { hasEnded } from './bookings.states.ts';
import { drawsOf } from './bookings.stock.ts';
import { belongsToOthers } from './waiting/waiting.line.ts';

/**
 * All of it was paid, once the clock had ended it: it is booked again at the same prices under another
 * invoice, where all of it is still there. Who cancelled wanted nothing any more.
 */
export const bookAgain: Followers['invoicePaidLate'] = async (work, tx, by, came) => {
  const { organisationId } = by;
  const ended = await lockBookingOf(tx, organisationId, came.invoiceId);
  if (!ended || came.amount < ended.gross) return null;
  const { id, codeId, reference, way, personId } = ended;
  if (!hasEnded(ended, await findChanges(tx, organisationId, id)) || way === null) return null;
  if (!hasSender(await settingsOf(tx, organisationId))) return null;
  const once = codeId === null ? null : await findCodeQuota(tx, organisationId, codeId);
  const code = once === null ? [] : [{ quotaId: once, quantity: 1 }];
  const draws = [...drawsOf(await findPlaces(tx, organisationId, id)), ...code];
  const event = await findEvent(tx, organisationId, ended.eventId);
  if (!event || (await belongsToOthers(work, tx, event, draws))) return null;
  if ((await takeFromStock(tx, organisationId, draws)).length > 0) return null;
  const invoice = await billed(work, tx, by, ended);
  const { net, tax, gross, dueOn } = invoice;
  const anew = { way, invoiceId: invoice.id, net, tax, gross, dueOn, keptUntil: null, personId };
  await insertPastInvoice(tx, organisationId, { id, invoiceId: came.invoiceId });
  await updateBilled(tx, organisationId, id, anew);
  await revivePlaces(tx, organisationId, id);
  await updatePlaces(tx, organisationId, id);
  await moveBooking(work, tx, byClock, ended, { state: 'pending', why: '' });
  const deed = { action: 'bookings.booked_again', subjectId: id, subject: reference } as const;
  await record(tx, by, { ...deed, after: { gross, currency: ended.currency } });
  return { id: invoice.id };
};
