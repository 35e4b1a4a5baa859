import type en from '../../locales/en/mail.json';

export interface Words {
  subject: string;
  text: string;
  html: string;
  /** Where a mail program ends letters of this kind for their reader; only sealed ones have it. */
  stopLink?: string | null;
}

/** Every kind there is: those of the locale files, and what an organiser writes in their own words. */
export type Kind = keyof typeof en | 'plain';

interface Manner {
  /** What the organisers of the organisation see of it: its words, that it was written, or nothing. */
  shows: 'words' | 'line' | 'nothing';
  /** Who causes it hears at once that it cannot be sent; else nobody is there to be told. */
  isAwaited: boolean;
  /** Strangers can ask for it: counted by itself, so that they use up nothing of what others send. */
  isAsked?: true;
  /** Goes to many at once: counted by itself as well. */
  isForMany?: true;
}

/**
 * Whatever carries a link that is for its reader alone, or words that are, shows no organiser its
 * words (decision 25).
 */
export const manners: Readonly<Record<Kind, Manner>> = {
  verify: { shows: 'nothing', isAwaited: false, isAsked: true },
  reset: { shows: 'nothing', isAwaited: false, isAsked: true },
  eventJoin: { shows: 'nothing', isAwaited: false, isAsked: true },
  invite: { shows: 'line', isAwaited: true },
  eventInvite: { shows: 'line', isAwaited: true },
  boothInvite: { shows: 'line', isAwaited: true },
  boothReminder: { shows: 'line', isAwaited: true },
  exhibitorAccepted: { shows: 'line', isAwaited: true },
  speaker: { shows: 'line', isAwaited: true },
  helpTranscript: { shows: 'nothing', isAwaited: true },
  boothTranscript: { shows: 'nothing', isAwaited: true },
  calendarInvited: { shows: 'nothing', isAwaited: false },
  calendarChanged: { shows: 'nothing', isAwaited: false },
  calendarCancelled: { shows: 'nothing', isAwaited: false },
  digest: { shows: 'nothing', isAwaited: false },
  agendaChanged: { shows: 'words', isAwaited: false },
  eventAdded: { shows: 'words', isAwaited: true },
  boothAdded: { shows: 'words', isAwaited: true },
  exhibitorRefused: { shows: 'words', isAwaited: true },
  domainMissing: { shows: 'words', isAwaited: false },
  domainOff: { shows: 'words', isAwaited: false },
  shopOrdered: { shows: 'words', isAwaited: false },
  bookingPending: { shows: 'line', isAwaited: false, isAsked: true },
  bookingDone: { shows: 'line', isAwaited: false },
  bookingOver: { shows: 'line', isAwaited: false },
  bookingLetter: { shows: 'line', isAwaited: true, isForMany: true },
  ticketInvitation: { shows: 'line', isAwaited: true, isForMany: true },
  waitingJoined: { shows: 'line', isAwaited: true, isAsked: true },
  waitingOffer: { shows: 'line', isAwaited: false },
  waitingOver: { shows: 'line', isAwaited: false },
  weeklyReport: { shows: 'line', isAwaited: true },
  plain: { shows: 'words', isAwaited: true },
};

/** Its words may be read by the organisers as well. */
export class OpenLetter {
  readonly kind: Kind;
  readonly #words: Words;
  constructor(kind: Kind, words: Words) {
    this.kind = kind;
    this.#words = words;
  }
  get words(): Words {
    return this.#words;
  }
}

/** For its reader alone: whatever is printed, logged or answered of it has none of its words. */
export class SecretLetter {
  readonly kind: Kind;
  readonly #words: Words;
  constructor(kind: Kind, words: Words) {
    this.kind = kind;
    this.#words = words;
  }
  /** For whoever carries it, see `mail.ts`. */
  unseal(): Words {
    return this.#words;
  }
}

export type Letter = OpenLetter | SecretLetter;

export const wordsOf = (letter: Letter): Words =>
  letter instanceof OpenLetter ? letter.words : letter.unseal();

export const letterOf = (kind: Kind, words: Words): Letter =>
  manners[kind].shows === 'words' ? new OpenLetter(kind, words) : new SecretLetter(kind, words);
