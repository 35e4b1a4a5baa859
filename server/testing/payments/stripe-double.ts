import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type DoubleSession, leadTo, paymentPage } from './stripe-double-page.ts';
import { doubleKeys, tellAt } from './stripe-double-words.ts';

interface DoubleRefund {
  id: string;
  charge: string;
  amount: number;
  /** Our name for it; null: it is not ours. */
  payment: string | null;
  status: 'succeeded' | 'pending' | 'failed';
  /** In seconds, as it says everywhere. */
  created: number;
}

interface Reply {
  status: number;
  body: object;
}

const refused = (status: number, message: string, type = 'invalid_request_error'): Reply => ({
  status,
  body: { error: { type, message } },
});

/**
 * A stand-in for Stripe that follows its published API as far as Plenum uses it: sessions of Checkout,
 * refunds, idempotency keys, signed events. It pays nobody; a test, or a person in its page, says what
 * payers do.
 */
export class StripeDouble {
  readonly sessions = new Map<string, DoubleSession>();
  readonly refunds = new Map<string, DoubleRefund>();
  /** Each list of refunds that was asked for. */
  readonly lists: string[] = [];
  /** How many of the next requests fail without having done anything. */
  failing = 0;
  /** What refunds that are asked for come to. */
  refundsEnd: DoubleRefund['status'] = 'succeeded';
  readonly #answered = new Map<string, Reply>();
  readonly #server: Server;
  /** Told of each event; unset: nobody hears of any. */
  onEvent: ((body: string) => void) | null = null;
  /** Each address that wants to hear of events: several organisations of a test share this account. */
  readonly #hooks = new Map<string, (body: string) => void>();

  constructor() {
    this.#server = createServer((request, response) => {
      const answer = async () => {
        const { status, body } = await this.#answer(request);
        const isPage = typeof body === 'string';
        response.writeHead(status, { 'content-type': isPage ? 'text/html' : 'application/json' });
        response.end(isPage ? body : JSON.stringify(body));
      };
      answer().catch(() => response.destroy());
    });
  }

  async listen(port = 0): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(port, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  close(): Promise<void> {
    this.#server.closeAllConnections();
    return new Promise((resolve) => this.#server.close(() => resolve()));
  }

  /** The payer pays; later is for ways that take days. */
  pay(id: string, { isLater = false } = {}): void {
    const session = this.#session(id);
    if (session.status !== 'open') return;
    Object.assign(session, { status: 'complete', isPaid: !isLater });
    Object.assign(session, { intent: `pi_${randomUUID()}`, fault: null });
    this.#tell('checkout.session.completed', this.#sessionBody(session));
  }

  /** What took days has come, or has not. */
  settle(id: string, isPaid: boolean): void {
    const session = this.#session(id);
    Object.assign(session, { isPaid, fault: isPaid ? null : 'insufficient_funds' });
    const end = isPaid ? 'succeeded' : 'failed';
    this.#tell(`checkout.session.async_payment_${end}`, this.#sessionBody(session));
  }

  expire(id: string): void {
    const session = this.#session(id);
    if (session.status !== 'open') return;
    session.status = 'expired';
    this.#tell('checkout.session.expired', this.#sessionBody(session));
  }

  /** Asked for by us: what is complete is so for good. */
  #end(id: string): Reply {
    if (this.sessions.get(id)?.status !== 'open') return refused(400, 'It is not open.');
    this.expire(id);
    return { status: 200, body: this.#sessionBody(this.#session(id)) };
  }

  /** The payer's bank says no: they may try again on the page. */
  decline(id: string): void {
    Object.assign(this.#session(id), {
      intent: `pi_${randomUUID()}`,
      fault: 'generic_decline',
    });
  }

  #session(id: string): DoubleSession {
    const session = this.sessions.get(id);
    if (!session) throw new Error(`There is no session ${id}.`);
    return session;
  }

  #tell(type: string, object: object): void {
    const event = { id: `evt_${randomUUID()}`, object: 'event', type, data: { object } };
    const body = JSON.stringify({ ...event, created: Math.floor(Date.now() / 1000) });
    this.onEvent?.(body);
    for (const hear of this.#hooks.values()) hear(body);
  }

  async #answer(request: IncomingMessage): Promise<Reply | { status: number; body: string }> {
    const url = new URL(request.url ?? '/', 'http://localhost');
    const sent = new URLSearchParams(await textOf(request));
    if (url.pathname === '/double/hook') {
      const hook = [...sent.keys()][0] ?? '';
      this.#hooks.set(hook, tellAt(hook));
      return { status: 200, body: {} };
    }
    if (url.pathname.startsWith('/checkout/'))
      return this.#page(url, request.method ?? 'GET', sent);
    if (this.failing > 0) {
      this.failing -= 1;
      return refused(500, 'Something is wrong here.', 'api_error');
    }
    if (request.headers.authorization !== `Bearer ${doubleKeys.secretKey}`) {
      return refused(401, 'Invalid API Key provided.');
    }
    const key = request.headers['idempotency-key']?.toString();
    const known = key && this.#answered.get(key);
    if (known) return known;
    const reply = this.#does(`${request.method} ${url.pathname}`, url.searchParams, sent, request);
    if (key && reply.status < 500) this.#answered.set(key, reply);
    return reply;
  }

  #does(call: string, asked: URLSearchParams, sent: URLSearchParams, request: IncomingMessage) {
    const id = call.split('/').at(-1) ?? '';
    if (call === 'POST /v1/checkout/sessions') return this.#begin(sent, request);
    if (call === 'GET /v1/checkout/sessions') return listed([]);
    const ended = /^POST \/v1\/checkout\/sessions\/([^/]+)\/expire$/.exec(call)?.[1];
    if (ended !== undefined) return this.#end(ended);
    if (call === 'POST /v1/refunds') return this.#refund(sent);
    if (call === 'GET /v1/refunds') {
      return this.#listRefunds(asked);
    }
    const [session, refund] = [this.sessions.get(id), this.refunds.get(id)];
    if (session) return { status: 200, body: this.#sessionBody(session) };
    if (refund) return { status: 200, body: refundBody(refund) };
    return refused(404, 'No such thing.');
  }

  #begin(sent: URLSearchParams, request: IncomingMessage): Reply {
    const session: DoubleSession = {
      id: `cs_test_${randomUUID()}`,
      status: 'open',
      isPaid: false,
      intent: null,
      fault: null,
      amount: Number(sent.get('line_items[0][price_data][unit_amount]')),
      currency: sent.get('line_items[0][price_data][currency]') ?? '',
      name: sent.get('line_items[0][price_data][product_data][name]') ?? '',
      success: sent.get('success_url') ?? '',
      cancel: sent.get('cancel_url') ?? '',
    };
    if (!Number.isInteger(session.amount) || session.amount < 1) return refused(400, 'Amount?');
    this.sessions.set(session.id, session);
    const url = `http://${request.headers.host ?? ''}/checkout/${session.id}`;
    return { status: 200, body: { ...this.#sessionBody(session), url } };
  }

  #sessionBody({ id, status, isPaid, intent, fault, amount, currency }: DoubleSession) {
    const intentStatus = isPaid ? 'succeeded' : fault ? 'requires_payment_method' : 'processing';
    return {
      id,
      object: 'checkout.session',
      status,
      payment_status: isPaid ? 'paid' : 'unpaid',
      amount_total: amount,
      currency,
      url: null,
      payment_intent: intent && {
        id: intent,
        object: 'payment_intent',
        status: intentStatus,
        last_payment_error: fault && {
          code: 'card_declined',
          decline_code: fault,
          message: 'Your card was declined.',
        },
      },
    };
  }

  #refund(sent: URLSearchParams): Reply {
    const charge = sent.get('payment_intent') ?? '';
    const paid = [...this.sessions.values()].find(({ intent }) => intent === charge)?.amount ?? 0;
    const gone = [...this.refunds.values()]
      .filter((one) => one.charge === charge && one.status !== 'failed')
      .reduce((sum, one) => sum + one.amount, 0);
    const amount = Number(sent.get('amount'));
    if (amount > paid - gone) return refused(400, 'Refund amount is greater than the charge.');
    const payment = sent.get('metadata[payment]') ?? '';
    const id = `re_${randomUUID()}`;
    const made = { id, charge, amount, payment, status: this.refundsEnd, created: inSeconds() };
    this.refunds.set(made.id, made);
    this.#tell('refund.created', refundBody(made));
    return { status: 200, body: refundBody(made) };
  }

  /** The newest first, so many at a time. */
  #listRefunds(asked: URLSearchParams): Reply {
    this.lists.push(asked.toString());
    const charge = asked.get('payment_intent');
    const since = Number(asked.get('created[gte]') ?? 0);
    const all = [...this.refunds.values()]
      .filter((one) => one.created >= since && (charge === null || one.charge === charge))
      .toReversed();
    const from = all.findIndex(({ id }) => id === asked.get('starting_after')) + 1;
    const page = all.slice(from, from + Number(asked.get('limit') ?? 10));
    return listed(page.map(refundBody), from + page.length < all.length);
  }

  /** By somebody who works at Stripe’s own pages, of which Plenum knows nothing. */
  refundThere(charge: string, amount: number): void {
    const id = `re_${randomUUID()}`;
    const made = {
      id,
      charge,
      amount,
      payment: null,
      status: 'succeeded',
      created: inSeconds(),
    } as const;
    this.refunds.set(id, { ...made });
    this.#tell('refund.created', refundBody(made));
  }

  /** What became of a refund that was pending. */
  endRefund(id: string, status: DoubleRefund['status']): void {
    const refund = this.refunds.get(id);
    if (!refund) throw new Error(`There is no refund ${id}.`);
    refund.status = status;
    this.#tell('refund.updated', refundBody(refund));
  }

  /** Where a person does what payers do. */
  #page(url: URL, method: string, sent: URLSearchParams) {
    const session = this.sessions.get(url.pathname.split('/').at(-1) ?? '');
    if (!session) return { status: 404, body: 'No such session.' };
    const deed = sent.get('deed');
    if (deed === 'decline' || deed === 'refuse') this.decline(session.id);
    const leaves = ['pay', 'later', 'back', 'approve'].includes(deed ?? '');
    if (method !== 'POST' || !leaves) return { status: 200, body: paymentPage(session, deed) };
    if (deed === 'pay' || deed === 'approve') this.pay(session.id);
    if (deed === 'later') this.pay(session.id, { isLater: true });
    return { status: 200, body: leadTo(deed === 'back' ? session.cancel : session.success) };
  }
}

const inSeconds = (): number => Math.floor(Date.now() / 1_000);

const listed = (data: object[], hasMore = false): Reply => ({
  status: 200,
  body: { object: 'list', data, has_more: hasMore, url: '/' },
});

const refundBody = ({ id, charge, amount, payment, status }: DoubleRefund) => ({
  id,
  object: 'refund',
  payment_intent: charge,
  amount,
  status,
  metadata: payment === null ? {} : { payment },
  ...(status === 'failed' && { failure_reason: 'expired_or_canceled_card' }),
});

async function textOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
}
