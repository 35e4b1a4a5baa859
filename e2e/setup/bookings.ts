import type {
  Booking,
  BookingQuestionInput,
  Offer,
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
  mode: 'on_site',
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
export async function aBoxOffice(organiser: Actor, event: { id: number }) {
  const token = organiser.accessToken;
  const path = `/api/events/${event.id}`;
  await takesMoney(organiser);
  const { settings } = await send<Offer>(`${path}/offer`, token);
  const on = { ...settings, isOn: true, currency: 'EUR', pricesIncludeTax: true };
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
  };
}

/** As somebody does in a browser: held, filled in, and to be paid at the entrance. */
export async function booksAtTheDoor(
  slug: string,
  ticketId: number,
  names: readonly string[],
): Promise<Booking> {
  const items = [{ ticketId, quantity: names.length }];
  const key = crypto.randomUUID().replaceAll('-', '');
  const { token } = await send<{ token: string }>(`/api/e/${slug}/bookings`, '', { key, items });
  const path = `/api/booking/${token}`;
  const { version, people, gross } = await send<Booking>(path, '');
  await send(
    `${path}/details`,
    '',
    {
      version,
      booker: { fullName: names[0], email: 'ines@example.com', phone: '' },
      address,
      people: people.map(({ id }, place) => ({
        placeId: id,
        fullName: names[place],
        email: '',
        answers: [],
      })),
      answers: [],
    },
    'PUT',
  );
  return send<Booking>(`${path}/book`, '', { way: 'on_site', gross, agrees: true });
}
