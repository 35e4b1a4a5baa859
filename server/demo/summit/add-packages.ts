import { book, keepDetails, keepPlaces, readOwn } from '../../features/bookings/index.ts';
import { recordPayment } from '../../features/payments/index.ts';
import { readSetup } from '../../features/sponsors/index.ts';
import { addPool, addTicket } from '../../features/tickets/index.ts';
import type { Person } from '../../platform/person.ts';
import type { Work } from '../../platform/work.ts';
import { usualTicket } from './add-offer.ts';
import { firms, soldPackages } from './packages.ts';

interface Selling {
  organiser: Person;
  eventId: number;
  slug: string;
  /** What the people of a firm come with. */
  passTicketId: number;
}

/** Booths and sponsor packages, and the first that firms booked of them. */
export async function addPackages(work: Work, selling: Selling): Promise<void> {
  const { organiser, eventId, passTicketId } = selling;
  const { packages } = await readSetup(work, organiser, eventId);
  const ids: number[] = [];
  for (const { size, tier, sponsors, passes, ...words } of soldPackages) {
    const pool = { name: words.name.en ?? '', size };
    const { id: poolId } = await addPool(work, organiser, eventId, pool);
    const sponsorPackageId = sponsors === undefined ? null : (packages[sponsors]?.id ?? null);
    const { id } = await addTicket(work, organiser, eventId, {
      ...usualTicket,
      ...words,
      kind: tier ? 'booth' : 'sponsor',
      mode: 'both',
      most: 2,
      laterPrices: [],
      opens: { what: 'nothing', stageIds: [], sessionIds: [] },
      gives: { boothTier: tier ?? null, sponsorPackageId, passTicketId, passes },
      poolIds: [poolId],
    });
    ids.push(id);
  }
  for (const [place, firm] of firms.entries()) {
    await bookFirm(work, selling, { ...firm, ticketId: ids[place] ?? 0 });
  }
}

type Firm = (typeof firms)[number] & { ticketId: number };

async function bookFirm(work: Work, { organiser, slug }: Selling, firm: Firm): Promise<void> {
  const { name, fullName, email, isPaid, ticketId } = firm;
  const caller = { network: '198.51.100.7', language: 'en' } as const;
  const input = {
    key: `demo-package-of-${ticketId}`.padEnd(24, '-'),
    items: [{ ticketId, quantity: 1 }],
  };
  const { token } = await keepPlaces(work, slug, input, caller);
  const { version, people } = await readOwn(work, token);
  const address = { name: fullName, company: name, phone: '', street: 'Quay 4', postcode: '4000' };
  const filled = await keepDetails(work, token, {
    version,
    booker: { fullName, email, phone: '' },
    address: { ...address, city: 'Harbour', country: 'DK', taxNumber: '' },
    people: people.map(({ id, kind }) => ({
      placeId: id,
      fullName: kind === 'booth' ? name : '',
      email: '',
      answers: [],
    })),
    answers: [],
  });
  const how = { way: 'transfer', gross: filled.gross, agrees: true } as const;
  const { invoice, reference } = await book(work, token, how, caller.network);
  if (!isPaid || !invoice) return;
  await recordPayment(work, organiser, {
    invoiceId: invoice.id,
    way: 'transfer',
    state: 'paid',
    amount: invoice.balance,
    reference,
    paidOn: null,
  });
}
