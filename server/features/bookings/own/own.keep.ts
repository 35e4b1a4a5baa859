import type { BookingSums, HoldInput, Language, WantedInput } from '@plenum/contract';
import type { Db } from '../../../platform/db/db.ts';
import { problem } from '../../../platform/http/problem.ts';
import { hashOfToken } from '../../../platform/token-hash.ts';
import type { Work } from '../../../platform/work.ts';
import { requireShownEvent } from '../../events/index.ts';
import { codeOf, keptCode } from '../../tickets/index.ts';
import { alreadyOf, firstFor, standing } from '../added/added.service.ts';
import { tokenOf } from '../bookings.secrets.ts';
import { owesTaxAs } from '../bookings.tax.ts';
import { takeTurn } from '../room/room.gate.ts';
import { enterFree, entered, type Kept, unlessKnown } from './own.hold.ts';
import { chosen } from './own.wanted.ts';

interface Caller {
  network: string;
  language: Language | null;
}

export async function sumUp(
  work: Work,
  slug: string,
  { items, code: typed = '', addsTo }: WantedInput,
  { network }: Caller,
): Promise<BookingSums> {
  const event = await requireShownEvent(work.db, slug);
  const first = await firstFor(work.db, event, addsTo);
  if (first) standing(first);
  const now = work.clock.now();
  const whose = { organisationId: event.organisationId, eventId: event.id };
  const code = await codeOf(work, whose, typed, network);
  const { lines, sums, sale } = await chosen(work.db, event, {
    items,
    code,
    now,
    already: await alreadyOf(work.db, first, now),
    isReverseCharge: await owesTaxAs(work.db, first),
  });
  return { ...sums, lines, currency: sale.currency };
}

/** The same key leads to the same booking, however often it is sent. */
export async function keepPlaces(
  work: Work,
  slug: string,
  input: HoldInput,
  caller: Caller,
): Promise<{ token: string }> {
  const event = await requireShownEvent(work.db, slug);
  const keyHash = hashOfToken(input.key);
  const token = tokenOf(work, { eventId: event.id, keyHash });
  const typed = (input.code ?? '').trim();
  const first = await firstFor(work.db, event, input.addsTo);
  const chosenItems = { items: input.items, code: keptCode(typed) };
  const wanted = first ? { ...chosenItems, addsTo: first.id } : chosenItems;
  await unlessKnown(work, { token, wanted }, async () => {
    const asked = { event, first, keyHash, token, typed, wanted };
    const kept = await prepared(work, asked, input, caller);
    await enterFree(work, kept, () => entered(work, kept));
  });
  return { token };
}

type Asked = Pick<Kept, 'event' | 'first' | 'keyHash' | 'token' | 'wanted'> & { typed: string };

/** Priced, and as far as it may be had at all; nothing is taken yet. */
async function prepared(
  work: Work,
  { typed, ...asked }: Asked,
  input: HoldInput,
  { network, language }: Caller,
): Promise<Kept> {
  const { event, first } = asked;
  if (first) standing(first);
  await work.limits.spend('ticket-hold', `${event.id}.${network}`);
  const whose = { organisationId: event.organisationId, eventId: event.id };
  const code = await codeOf(work, whose, typed, network);
  if (typed !== '' && code === null) throw problem('bookings.code_wrong');
  const now = work.clock.now();
  const choose = async (db: Db) =>
    chosen(db, event, {
      items: input.items,
      code,
      now,
      already: await alreadyOf(db, first, now),
      isReverseCharge: await owesTaxAs(db, first),
    });
  const choice = await choose(work.db);
  // What comes with a package is nobody's to queue for.
  const tickets = choice.tickets.filter((_, line) => choice.lines[line]?.cameWith === undefined);
  return {
    ...asked,
    choice,
    choose,
    code,
    language: first?.language ?? input.language ?? language ?? event.languages[0] ?? 'en',
    at: now,
    turn: (tx) => takeTurn(tx, whose, { tickets, key: input.room ?? null, now }),
  };
}
