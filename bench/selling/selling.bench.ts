import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { Booking, Offer, TicketInput, TicketPool } from '../../contract/index.ts';
import { openClient } from '../client.ts';
import { type Endings, type Stocked, withEndings } from '../database.ts';
import { inHundredths, inWholes, withRange } from '../figures.ts';
import { measurePairs } from '../harness.ts';
import type { OurSide } from '../http/sides.ts';
import { freePort, processorSeconds, type Running, start, whenAnswered } from '../processes.ts';
import type { Result } from '../results.ts';
import { openVenue } from '../venue/stage.ts';

const pairs = 5;
const seconds = 4;
const connections = 32;
const [part, perSecond] = [0.6, 200];

/** How many book a second where all of them want places of the same pool. */
export const measureSelling = (): Promise<Result[]> => withEndings(play);

async function play(endings: Endings): Promise<Result[]> {
  const { stocked, ours, slug } = await openVenue(endings, 'loopback');
  const hot = await putOnSale(stocked, ours);
  const bare = await startBareSale(stocked, hot);
  endings.push(bare.stop);
  const client = openClient(connections);
  endings.push(client.close);
  const keep = async (network: string): Promise<string> => {
    const { status, text } = await client.send({
      url: `${ours.origin}/api/e/${slug}/bookings`,
      headers: { 'x-forwarded-for': network },
      body: { key: randomUUID(), items: [{ ticketId: hot.ticketId, quantity: 1 }] },
    });
    if (status !== 201) throw new Error(`Keeping a place answers ${status}: ${text}`);
    return (JSON.parse(text) as { token: string }).token;
  };
  const keepBare = async () => {
    const { status, text } = await client.send({ url: bare.url, headers: {}, body: {} });
    if (status !== 201) throw new Error(`The bare server answers ${status}: ${text}`);
  };
  const whole = (network: string) => keep(network).then((token) => bookWhole(ours, token, network));
  await rateOf(keep);
  await rateOf(keepBare);
  const measured = await measurePairs(
    pairs,
    () => rateOf(keep),
    () => rateOf(keepBare),
  );
  const before = processorSeconds(ours.child.pid);
  const booked = await rateOf(whole);
  const spent = ((processorSeconds(ours.child.pid) - before) * 1_000) / (booked * seconds);
  const notes = `${pairs} pairs of ${seconds} s, ${connections} connections, each from a network of its own; ours ${withRange(measured.ours, inWholes)}, bare ${withRange(measured.baseline, inWholes)} a second`;
  return [
    {
      what: 'Places of one pool kept a second: our part of bare node:http with one UPDATE and two INSERTs',
      figure: withRange(measured.ratio, inHundredths),
      goal: `≥ ${inHundredths(part)}`,
      isReached: measured.ratio.median >= part,
      notes,
      void: measured.void,
    },
    {
      what: 'Places of one pool kept a second',
      figure: withRange(measured.ours, inWholes),
      goal: `≥ ${perSecond}`,
      isReached: measured.ours.median >= perSecond,
      notes: 'as above',
    },
    {
      what: 'Whole bookings of one pool a second: kept, filled in, booked, mailed',
      figure: inWholes(booked),
      goal: 'told',
      isReached: true,
      notes: `${connections} connections for ${seconds} s; ${spent.toFixed(1)} ms of processor each`,
    },
  ];

  async function bookWhole({ origin }: OurSide, token: string, network: string): Promise<void> {
    const headers = { 'x-forwarded-for': network };
    const send = async <T>(method: 'PUT' | 'POST' | 'GET', path: string, body?: unknown) => {
      const url = `${origin}/api/booking/${token}${path}`;
      const { status, text } = await client.send({ url, headers, method, body });
      if (status !== 200) throw new Error(`${path} answers ${status}: ${text}`);
      return JSON.parse(text) as T;
    };
    const { version, people } = await send<Booking>('GET', '');
    const who = { fullName: 'Ada Lovelace', email: `${randomUUID()}@example.org` };
    await send('PUT', '/details', {
      version,
      booker: { ...who, phone: '' },
      address: null,
      people: people.map(({ id: placeId }) => ({ placeId, ...who, answers: [] })),
      answers: [],
    });
    await send('POST', '/book', { way: 'free', gross: 0, agrees: true });
  }
}

/** How many come to their end in a second, so many always under way. */
async function rateOf(one: (network: string) => Promise<unknown>): Promise<number> {
  const end = performance.now() + seconds * 1_000;
  let count = 0;
  const line = async () => {
    while (performance.now() < end) {
      await one(aNetwork());
      count += 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, line));
  return count / seconds;
}

let networks = 0;
const aNetwork = () => {
  networks += 1;
  return `10.${networks >> 16}.${(networks >> 8) & 255}.${networks & 255}`;
};

interface Hot {
  organisationId: number;
  eventId: number;
  ticketId: number;
  quotaId: number;
  lines: string;
}

/** A free ticket with more places than anybody can book meanwhile. */
async function putOnSale({ client }: Stocked, { origin, headers, organisationId }: OurSide) {
  const { rows } = await client.query<{ id: string }>('select id from events');
  const eventId = Number(rows[0]?.id);
  const send = async <T>(method: string, path: string, body?: unknown): Promise<T> => {
    const answer = await fetch(`${origin}/api/events/${eventId}${path}`, {
      method,
      headers: { ...headers, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return (await answer.json()) as T;
  };
  const { settings } = await send<Offer>('GET', '/offer');
  await send('PUT', '/offer/settings', { ...settings, isOn: true });
  const pool = await send<TicketPool>('POST', '/pools', { name: 'The hall', size: 1_000_000 });
  const ticket: TicketInput = {
    kind: 'ticket',
    name: { en: 'Full' },
    description: {},
    price: 0,
    priceName: {},
    laterPrices: [],
    taxRate: 1_900,
    taxReason: null,
    mode: 'on_site',
    audience: 'everyone',
    isOnSale: true,
    saleFrom: null,
    saleUntil: null,
    least: 1,
    most: 10,
    poolIds: [pool.id],
  };
  const { id: ticketId } = await send<{ id: number }>('POST', '/tickets', ticket);
  const quotas = await client.query<{ id: string }>('select id from stock_quotas');
  const quotaId = Number(quotas.rows[0]?.id);
  const line = { ticketId, kind: 'ticket', name: ticket.name, quantity: 1, price: 0 };
  return { organisationId, eventId, ticketId, quotaId, lines: JSON.stringify([line]) };
}

async function startBareSale(
  { folder, databaseUrl }: Stocked,
  hot: Hot,
): Promise<Running & { url: string }> {
  const port = await freePort();
  const running = start({
    words: [process.execPath, '--import', 'tsx', 'bench/selling/bare-server.ts'],
    env: { DATABASE_URL: databaseUrl, PORT: String(port), PATTERN: JSON.stringify(hot) },
    log: join(folder, 'bare-sale.log'),
    cores: 'its own',
  });
  const url = `http://127.0.0.1:${port}/`;
  await whenAnswered(url, running);
  return { ...running, url };
}
