import type { Download, Language } from '@plenum/contract';
import encodeQR from 'qr';
import { createTranslator } from 'use-intl/core';
import de from '../../../locales/de/papers.json' with { type: 'json' };
import en from '../../../locales/en/papers.json' with { type: 'json' };
import fr from '../../../locales/fr/papers.json' with { type: 'json' };
import pt from '../../../locales/pt/papers.json' with { type: 'json' };
import { problem } from '../../../platform/http/problem.ts';
import { type PassPage, passesOrder } from '../../../platform/papers/passes.ts';
import type { Work } from '../../../platform/work.ts';
import type { EventRow } from '../../events/index.ts';
import { organisationById } from '../../organisations/index.ts';
import { bookingsWith } from '../added/added.read.ts';
import { requireLinked } from '../bookings.access.ts';
import { saidIn } from '../bookings.bill.ts';
import { findPlaces } from '../bookings.places.queries.ts';
import type { BookingRow, PlaceRow } from '../bookings.rows.ts';
import { passOf } from '../bookings.secrets.ts';
import { eventOf, sent } from './own.papers.ts';

const texts = { en, de, fr, pt };

/** A page for each ticket that lets somebody in, with those that were added. */
export async function ticketsOf(work: Work, token: string, asked?: Language): Promise<Download> {
  const booking = await requireLinked(work.db, token);
  const { organisationId, reference } = booking;
  const language = asked ?? booking.language;
  const passes: PassPage[] = [];
  for (const one of await bookingsWith(work.db, booking)) {
    const places = await findPlaces(work.db, organisationId, one.id);
    const own = places.filter(({ hasPass }) => hasPass);
    passes.push(...own.map((place) => pageOf(work, one, place, language)));
  }
  if (passes.length === 0) throw problem('bookings.not_from_here');
  const event = await eventOf(work, booking);
  const organisation = await organisationById(work.db, organisationId);
  const words = texts[language].tickets;
  const order = passesOrder(
    {
      language,
      title: `${words.title} ${reference}`,
      event: event.name,
      lead: daysOf(event, language),
      organisation: organisation?.name ?? '',
      hint: words.hint,
      pages: words.pages,
      passes,
    },
    booking.createdAt,
  );
  const { pdf } = await work.papers.print(String(organisationId), order);
  return sent(`${words.title}-${reference}.pdf`, pdf);
}

const daysOf = ({ startsOn, endsOn }: EventRow, language: Language): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).formatRange(
    new Date(`${startsOn}T00:00:00Z`),
    new Date(`${endsOn}T00:00:00Z`),
  );

function pageOf(work: Work, booking: BookingRow, place: PlaceRow, language: Language): PassPage {
  const say = createTranslator({
    locale: language,
    messages: texts[language],
    namespace: 'tickets',
  });
  const { lines, reference, state, fullName } = booking;
  const line = lines[place.line];
  const code = passOf(work, booking.organisationId, place);
  const unpaid = state === 'pending' ? [{ label: '', value: say('unpaid') }] : [];
  return {
    kind: line ? saidIn(line.name, language) : '',
    holder: place.fullName || fullName,
    facts: [
      { label: say('reference'), value: reference },
      { label: say('mode'), value: say(line?.mode ?? 'both') },
      ...unpaid,
    ],
    code: encodeQR(code, 'svg', { ecc: 'medium' }),
    spelled: code,
  };
}
