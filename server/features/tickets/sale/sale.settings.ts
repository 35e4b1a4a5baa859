import type { SaleSettings, SaleSettingsUpdate } from '@plenum/contract';
import { problem } from '../../../platform/http/problem.ts';
import type { Person } from '../../../platform/person.ts';
import type { Work } from '../../../platform/work.ts';
import { record } from '../../audit/index.ts';
import { aboutEvent, requireEventLocked, tellOpensChanged } from '../../events/index.ts';
import { refuseEmptyWindow, refuseOlder } from '../tickets.access.ts';
import { tellGrown } from '../tickets.live.ts';
import { upsertSale } from '../tickets.sale.queries.ts';
import { saleOf } from '../tickets.sale.ts';
import { saleView } from '../tickets.view.ts';

const factsOf = ({ version: _, ...facts }: SaleSettings) => facts;

export const changeSale = (
  work: Work,
  person: Person,
  eventId: number,
  update: SaleSettingsUpdate,
) =>
  work.transaction(async (tx): Promise<SaleSettings> => {
    const event = await requireEventLocked(tx, person, eventId);
    const { organisationId } = event;
    const before = await saleOf(tx, organisationId, eventId);
    refuseOlder(before, update);
    refuseEmptyWindow(update.opensAt, update.closesAt);
    const isOther = update.currency !== before.currency;
    if (isOther && (await work.answers.wasBooked(tx, organisationId, { eventId }))) {
      throw problem('tickets.currency_fixed');
    }
    const after = { ...update, version: before.version + 1 };
    await upsertSale(tx, organisationId, eventId, after);
    const deed = {
      action: 'tickets.sale_changed',
      subjectId: eventId,
      subject: event.name,
    } as const;
    await record(tx, person, { ...deed, before: factsOf(saleView(before)), after: factsOf(after) });
    // Its public page says that it sells.
    tx.outdate(aboutEvent(event));
    await tellGrown(work, tx, event);
    if (update.isOn !== before.isOn) tellOpensChanged(tx, organisationId, eventId);
    return after;
  });
