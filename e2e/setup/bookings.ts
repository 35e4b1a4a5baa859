import type {
  Booking,
  BookingAnswer,
  BookingQuestionInput,
  Offer,
  RoomRules,
  SaleSettings,
  Ticket,
  TicketCodeInput,
  TicketInput,
  TicketPool,
} from '@plenum/contract';
import { type Actor, send } from './api.ts';
import { address, takesMoney } from './orders.ts';

const aTicket: TicketInput = {
  kind: 'ticket',
  name: { en: 'Full ticket' },
  description: {},
  price: 11_900,
  taxRate: 1_900,
  taxReason: null,
  priceName: {},
  laterPrices: [],
  mode: 'on_site',
  opens: { what: 'all', stageIds: [], sessionIds: [] },
  gives: { boothTier: null, sponsorPackageId: null, passTicketId: null, passes: 0 },
  audience: 'everyone',
  isOnSale: true,
  saleFrom: null,
  saleUntil: null,
  least: 1,
  most: 10,
  poolIds: [],
};

const aQuestion: BookingQuestionInput = {
  kind: 'text',
  label: { en: 'Company' },
  help: {},
  purpose: {},
  link: '',
  options: [],
  isRequired: false,
  per: 'place',
  ticketIds: [],
  shownIf: null,
  keptDays: null,
  fills: null,
};

const aCode: TicketCodeInput = {
  code: 'HALF',
  note: '',
  effect: 'percent',
  value: 5_000,
  ticketIds: [],
  opens: false,
  uses: null,
  isOn: true,
  from: null,
  until: null,
};

/** The event sells, in euros with the tax inside; by transfer or on site. */
export async function aBoxOffice(
  organiser: Actor,
  event: { id: number },
  sale: Partial<SaleSettings> = {},
) {
  const token = organiser.accessToken;
  const path = `/api/events/${event.id}`;
  await takesMoney(organiser);
  const { settings } = await send<Offer>(`${path}/offer`, token);
  const on = { ...settings, isOn: true, currency: 'EUR', pricesIncludeTax: true, ...sale };
  await send(`${path}/offer/settings`, token, on, 'PUT');
  return {
    pool: async (size: number): Promise<number> =>
      (await send<TicketPool>(`${path}/pools`, token, { name: `Pool of ${size}`, size })).id,
    ticket: (fields: Partial<TicketInput> = {}) =>
      send<Ticket>(`${path}/tickets`, token, { ...aTicket, ...fields }),
    question: (fields: Partial<BookingQuestionInput> = {}) =>
      send<{ id: number }>(`${path}/questions`, token, { ...aQuestion, ...fields }),
    code: (fields: Partial<TicketCodeInput> = {}) =>
      send(`${path}/codes`, token, { ...aCode, ...fields }),
    opensAt: async (at: Date) => {
      const { settings: set } = await send<Offer>(`${path}/offer`, token);
      await send(`${path}/offer/settings`, token, { ...set, opensAt: at.toISOString() }, 'PUT');
    },
    room: (rules: RoomRules) => send(`${path}/room`, token, rules, 'PUT'),
  };
}

/** Kept for somebody who fills in. */
export const holds = (slug: string, ticketId: number, quantity: number) =>
  send<{ token: string }>(`/api/e/${slug}/bookings`, null, {
    key: crypto.randomUUID().replaceAll('-', ''),
    items: [{ ticketId, quantity }],
  });

interface FreeBooker {
  email: string;
  fullName?: string;
  /** Where it is somebody else. */
  comes?: { fullName: string; email: string; answers: BookingAnswer[] };
}

/** One ticket that costs nothing, for somebody by their own address. */
export async function booksForFree(
  slug: string,
  ticketId: number,
  { email, fullName = 'Noah Berger', comes = { fullName, email, answers: [] } }: FreeBooker,
): Promise<{ token: string }> {
  const { token } = await holds(slug, ticketId, 1);
  const path = `/api/booking/${token}`;
  const { version, people } = await send<Booking>(path, null);
  const booker = { fullName, email, phone: '' };
  const named = people.map(({ id: placeId }) => ({ placeId, ...comes }));
  const details = { version, booker, address: null, people: named, answers: [] };
  await send(`${path}/details`, null, details, 'PUT');
  await send(`${path}/book`, null, { way: 'free', gross: 0, agrees: true });
  return { token };
}

/** As somebody does in a browser: held, filled in, and to be paid at the entrance. */
export async function booksAtTheDoor(
  slug: string,
  ticketId: number,
  names: readonly string[],
  said: { answers?: BookingAnswer[]; people?: readonly BookingAnswer[][] } = {},
): Promise<{ token: string }> {
  const { token } = await holds(slug, ticketId, names.length);
  const path = `/api/booking/${token}`;
  const { version, people, gross } = await send<Booking>(path, null);
  const booker = { fullName: names[0], email: 'ines@example.com', phone: '' };
  const named = people.map(({ id: placeId }, place) => ({
    placeId,
    fullName: names[place],
    email: '',
    answers: said.people?.[place] ?? [],
  }));
  const details = { version, booker, address, people: named, answers: said.answers ?? [] };
  await send(`${path}/details`, null, details, 'PUT');
  await send(`${path}/book`, null, { way: 'on_site', gross, agrees: true });
  return { token };
}
