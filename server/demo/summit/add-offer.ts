import type { TicketOpens } from '@plenum/contract';
import { findTitles } from '../../features/agenda/index.ts';
import { findStagesIn } from '../../features/stages/index.ts';
import {
  addCode,
  addPool,
  addQuestion,
  addTicket,
  changeSale,
} from '../../features/tickets/index.ts';
import type { Person } from '../../platform/person.ts';
import type { Work } from '../../platform/work.ts';
import { demoBilling } from '../invoices.ts';
import type { Days } from './days.ts';
import { questions } from './offer-questions.ts';
import { codes, offered, type Opens, type PoolName, pools, terms, thanks } from './offer.ts';

export const usualTicket = {
  gives: { boothTier: null, sponsorPackageId: null, passTicketId: null, passes: 0 },
  taxRate: demoBilling.taxRate ?? 0,
  taxReason: null,
  priceName: {},
  audience: 'everyone',
  isOnSale: true,
  saleFrom: null,
  saleUntil: null,
  least: 1,
  most: 10,
} as const;

const usualQuestion = { help: {}, purpose: {}, link: '', isRequired: false, fills: null } as const;

/** What the event sells, what it asks, and the codes it has given away; the tickets in their order. */
export async function addOffer(
  work: Work,
  admin: Person,
  eventId: number,
  days: Days,
): Promise<number[]> {
  await changeSale(work, admin, eventId, {
    version: 0,
    isOn: true,
    currency: demoBilling.currency ?? 'EUR',
    pricesIncludeTax: true,
    opensAt: null,
    closesAt: null,
    mostPlaces: 20,
    terms,
    thanks,
    asksAddress: 'paid',
    changeDays: 0,
    cancelDays: 14,
    cancelShares: [{ fromDays: 30, share: 5_000 }],
    graceDays: 7,
    hasWaitingList: true,
    canUpgrade: true,
    hasReverseCharge: false,
    frameSites: [],
    offerHours: 24,
  });
  const poolIds = new Map<PoolName, number>();
  for (const name of Object.keys(pools) as PoolName[]) {
    poolIds.set(name, (await addPool(work, admin, eventId, pools[name])).id);
  }
  const ids: number[] = [];
  const opensOf = await whatIsThere(work, admin, eventId);
  for (const { from, later = [], opens, ...ticket } of offered) {
    const drawn = from.flatMap((name) => poolIds.get(name) ?? []);
    const laterPrices = later.map(({ fromDay = null, afterSold = null, ...price }) => ({
      ...price,
      from: fromDay === null ? null : days.at(fromDay, '00:00'),
      afterSold,
    }));
    const input = {
      ...usualTicket,
      ...ticket,
      opens: opensOf(opens),
      laterPrices,
      poolIds: drawn,
    };
    ids.push((await addTicket(work, admin, eventId, input)).id);
  }
  const meant = (places: readonly number[] = []) => places.flatMap((place) => ids[place] ?? []);
  for (const { for: places, opens = false, ...code } of codes) {
    const whenever = { isOn: true, from: null, until: null };
    await addCode(work, admin, eventId, { ...code, ...whenever, opens, ticketIds: meant(places) });
  }
  await addQuestions(work, admin, eventId, meant);
  return ids;
}

async function whatIsThere({ db }: Work, { organisationId }: Person, eventId: number) {
  const stageIds = (await findStagesIn(db, organisationId, eventId)).map(({ id }) => id);
  const sessions = await findTitles(db, organisationId, eventId);
  return (opens: Opens): TicketOpens => {
    if (opens === 'stages') return { what: 'chosen', stageIds, sessionIds: [] };
    if (typeof opens === 'string') return { what: opens, stageIds: [], sessionIds: [] };
    const found = sessions.filter(({ title }) => title.en === opens.session);
    if (found.length !== 1) throw new Error(`Not one session is called ${opens.session}.`);
    return { what: 'chosen', stageIds: [], sessionIds: found.map(({ id }) => id) };
  };
}

async function addQuestions(
  work: Work,
  admin: Person,
  eventId: number,
  meant: (places?: readonly number[]) => number[],
): Promise<void> {
  let before = 0;
  for (const { for: places, after, options = [], keptDays = null, ...question } of questions) {
    const { id } = await addQuestion(work, admin, eventId, {
      ...usualQuestion,
      ...question,
      keptDays,
      options: options.map((text, place) => ({ id: place + 1, text })),
      ticketIds: meant(places),
      shownIf: after === undefined ? null : { questionId: before, optionIds: [after] },
    });
    before = id;
  }
}
