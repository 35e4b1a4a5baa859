import { randomUUID } from 'node:crypto';
import type { Booking, Offer, TicketInput, TicketPool } from '../../contract/index.ts';
import type { Endings, Stocked } from '../database.ts';
import { inWholes } from '../figures.ts';
import type { OurSide } from '../http/sides.ts';
import { processorSeconds } from '../processes.ts';
import type { Result } from '../results.ts';
import { startBare } from './bare.ts';
import { compare, openLines, rateOf, seconds } from './rates.ts';

const connections = 32;
const perSecond = 200;

export interface HotPool {
  organisationId: number;
  eventId: number;
  ticketId: number;
  quotaId: number;
  lines: string;
}

/** How many book a second where all of them want places of the same pool. */
export async function measurePlaces(
  endings: Endings,
  { stocked, ours, slug }: { stocked: Stocked; ours: OurSide; slug: string },
): Promise<Result[]> {
  const hot = await putOnSale(stocked, ours);
  const bare = await startBare(stocked, 'bare-places', hot);
  endings.push(bare.stop);
  const send = openLines(endings, connections);
  const keep = async (from: Record<string, string>): Promise<string> => {
    const body = { key: randomUUID(), items: [{ ticketId: hot.ticketId, quantity: 1 }] };
    const url = `${ours.origin}/api/e/${slug}/bookings`;
    return (await send<{ token: string }>('POST', url, from, body)).token;
  };
  const bookWhole = async (): Promise<void> => {
    const from = aNetwork();
    const url = `${ours.origin}/api/booking/${await keep(from)}`;
    const { version, people } = await send<Booking>('GET', url, from);
    const who = { fullName: 'Ada Lovelace', email: `${randomUUID()}@example.org` };
    const named = people.map(({ id: placeId }) => ({ placeId, ...who, answers: [] }));
    const booker = { ...who, phone: '' };
    const details = { version, booker, address: null, people: named, answers: [] };
    await send('PUT', `${url}/details`, from, details);
    await send('POST', `${url}/book`, from, { way: 'free', gross: 0, agrees: true });
  };
  const kept = await compare({
    what: 'Places of one pool kept',
    bareDoes: 'one UPDATE and two INSERTs',
    goal: perSecond,
    ours: async () => {
      await endHolds(stocked);
      return rateOf(connections, () => keep(aNetwork()));
    },
    bare: () => rateOf(connections, () => send('POST', bare.url, {}, {})),
  });
  await endHolds(stocked);
  const before = processorSeconds(ours.child.pid);
  const booked = await rateOf(connections, bookWhole);
  const spent = ((processorSeconds(ours.child.pid) - before) * 1_000) / (booked * seconds);
  return [
    ...kept,
    {
      what: 'Whole bookings of one pool a second: kept, filled in, booked, mailed',
      figure: inWholes(booked),
      goal: 'none of its own',
      isReached: true,
      notes: `${connections} connections for ${seconds} s; ${spent.toFixed(1)} ms of processor each`,
    },
  ];
}

/** Where too many fill in at once, whoever comes waits for a turn. */
const endHolds = ({ client }: Stocked) =>
  client.query(`update bookings set state = 'expired', held_until = null where state = 'held'`);

let networks = 0;
/** Everyone books from somewhere else. */
function aNetwork(): Record<string, string> {
  networks += 1;
  return { 'x-forwarded-for': `10.${networks >> 16}.${(networks >> 8) & 255}.${networks & 255}` };
}

/** A free ticket with more places than anybody can book meanwhile. */
async function putOnSale(
  { client }: Stocked,
  { origin, headers, organisationId }: OurSide,
): Promise<HotPool> {
  const { rows } = await client.query<{ id: string }>('select id from events');
  const eventId = Number(rows[0]?.id);
  const lines = openLines([], 1);
  const send = <T>(method: string, path: string, body?: unknown) =>
    lines<T>(method, `${origin}/api/events/${eventId}${path}`, headers, body);
  const { settings } = await send<Offer>('GET', '/offer');
  await send('PUT', '/offer/settings', { ...settings, isOn: true });
  await send('PUT', '/room', { isOn: false, atOnce: 5_000, minutes: 5 });
  const pool = await send<TicketPool>('POST', '/pools', { name: 'The hall', size: 1_000_000 });
  const ticket: TicketInput = {
    kind: 'ticket',
    name: { en: 'Full, on site' },
    description: {},
    price: 0,
    priceName: {},
    laterPrices: [],
    taxRate: 1_900,
    taxReason: null,
    mode: 'on_site',
    opens: { what: 'all', stageIds: [], sessionIds: [] },
    gives: { boothTier: null, sponsorPackageId: null, passTicketId: null, passes: 0 },
    audience: 'everyone',
    isOnSale: true,
    saleFrom: null,
    saleUntil: null,
    least: 1,
    most: 10,
    poolIds: [pool.id],
  };
  const { id: ticketId } = await send<{ id: number }>('POST', '/tickets', ticket);
  const quotas = await client.query<{ id: string }>('select max(id) as id from stock_quotas');
  const line = { ticketId, kind: 'ticket', name: ticket.name, quantity: 1, price: 0 };
  return {
    organisationId,
    eventId,
    ticketId,
    quotaId: Number(quotas.rows[0]?.id),
    lines: JSON.stringify([line]),
  };
}
