import { addLetter, listBookings, sendLetter } from '../../../features/bookings/index.ts';
import type { Person } from '../../../platform/person.ts';
import type { Work } from '../../../platform/work.ts';
import { aid } from './plans.ts';

const workshop = {
  to: 'bookers',
  subject: {
    en: 'Your place in the first aid workshop',
    de: 'Ihr Platz im Erste-Hilfe-Workshop',
    fr: 'Votre place à l’atelier de premiers secours',
    pt: 'O seu lugar na oficina de primeiros socorros',
  },
  text: {
    en: 'Hello {name},\n\nthank you for taking the first aid workshop at {event} with your booking {reference}. Please wear something comfortable and be there ten minutes before it begins.\n\nYour booking with all times:\n{link}\n\nSee you soon!',
    de: 'Guten Tag {name},\n\nschön, dass Sie mit Ihrer Buchung {reference} am Erste-Hilfe-Workshop von {event} teilnehmen. Bitte tragen Sie bequeme Kleidung und kommen Sie zehn Minuten vor Beginn.\n\nIhre Buchung mit allen Zeiten:\n{link}\n\nBis bald!',
    fr: 'Bonjour {name},\n\nmerci de participer à l’atelier de premiers secours de {event} avec votre réservation {reference}. Portez des vêtements confortables et arrivez dix minutes avant le début.\n\nVotre réservation avec tous les horaires :\n{link}\n\nÀ bientôt !',
    pt: 'Olá {name},\n\nobrigado por participar na oficina de primeiros socorros de {event} com a sua reserva {reference}. Traga roupa confortável e chegue dez minutos antes do início.\n\nA sua reserva com todos os horários:\n{link}\n\nAté breve!',
  },
} as const;

const money = {
  filter: { balance: 'open', stands: 'yes' },
  to: 'bookers',
  subject: {
    en: 'Your booking {reference} is not paid yet',
    de: 'Ihre Buchung {reference} ist noch nicht bezahlt',
    fr: 'Votre réservation {reference} n’est pas encore payée',
    pt: 'A sua reserva {reference} ainda não está paga',
  },
  text: {
    en: 'Hello {name},\n\n{owed} of your booking for {event} is still open. You can pay here:\n{link}\n\nIf you have just paid, take this as read.',
    de: 'Guten Tag {name},\n\nvon Ihrer Buchung für {event} sind noch {owed} offen. Hier können Sie bezahlen:\n{link}\n\nHaben Sie gerade bezahlt, ist diese Nachricht erledigt.',
    fr: 'Bonjour {name},\n\n{owed} de votre réservation pour {event} restent à payer. Vous pouvez payer ici :\n{link}\n\nSi vous venez de payer, ne tenez pas compte de ce message.',
    pt: 'Olá {name},\n\nda sua reserva para {event} faltam pagar {owed}. Pode pagar aqui:\n{link}\n\nSe acabou de pagar, ignore esta mensagem.',
  },
} as const;

const dayMs = 86_400_000;

interface Where {
  organiser: Person;
  eventId: number;
  ticketIds: readonly number[];
}

/** One to who took a workshop last, which is on its way, and one that goes out the day after tomorrow. */
export async function addLetters(
  work: Work,
  { organiser, eventId, ticketIds }: Where,
): Promise<void> {
  const which = { ticket: ticketIds[aid] ?? 0, stands: 'yes' } as const;
  // Each copy comes to the console, below the address of the demo.
  const { bookings } = await listBookings(work, organiser, eventId, { ...which, perPage: 2 });
  const from = bookings.at(-1)?.createdAt.slice(0, 10);
  if (from !== undefined) {
    const filter = { ...which, from };
    const asked = await addLetter(work, organiser, eventId, { ...workshop, filter });
    await sendLetter(work, organiser, asked.id, { version: asked.version, sendAt: null });
  }
  const { id, version } = await addLetter(work, organiser, eventId, money);
  const sendAt = new Date(work.clock.now().getTime() + 2 * dayMs).toISOString();
  await sendLetter(work, organiser, id, { version, sendAt });
}
