import { fillSample } from './app.sample.ts';
import { blogCommentFacts } from './features/blog/index.ts';
import {
  bookAgain,
  bookingsImport,
  callWaiting,
  clearBookings,
  countBooked,
  countSoFar,
  findBookedBooths,
  findByCodes,
  findEndedHolds,
  followInvoice as followBilled,
  followTry as followBooked,
  leftForAll,
  opensTo,
  opensWithDraw,
  wasBooked,
} from './features/bookings/index.ts';
import { chatFacts } from './features/chat/index.ts';
import { cardFacts, type CardNeeds, peopleHeldBy } from './features/dropcards/index.ts';
import { requireEvent } from './features/events/index.ts';
import { type ExhibitorFacts, exhibitorsImport, scoresOf } from './features/exhibitors/index.ts';
import { postCommentFacts, postFacts } from './features/feed/index.ts';
import { homeOf } from './features/face/index.ts';
import type { ModerationFacts } from './features/moderation/index.ts';
import { peopleImport } from './features/people/index.ts';
import { followBeginning as adoptPolls } from './features/polls/index.ts';
import {
  findHeadlines,
  findHeadlinesFor,
  findNamed,
  findPresenceHidden,
  type ProfileFacts,
} from './features/profiles/index.ts';
import { followBeginning as adoptQuestions } from './features/questions/index.ts';
import {
  countItems,
  followInvoice,
  followTry,
  orderAgain,
  productsImport,
} from './features/shop/index.ts';
import { speakersImport } from './features/speakers/index.ts';
import { sponsorsImport } from './features/sponsors/index.ts';
import { closesAnything, sells } from './features/tickets/index.ts';
import type { Answers, Followers } from './platform/work.ts';

/** Booths are told of the cards and profiles that stand on them. */
export const exhibitorFacts: ExhibitorFacts = {
  ...cardFacts,
  findHeadlines,
  findNamed,
  findPresenceHidden,
  findBookings: findBookedBooths,
};
/** Cards are told of what people and scores stand on. */
export const cardNeeds: CardNeeds = {
  findHeadlinesFor,
  findScores: scoresOf,
};

/** Who holds a card sees more of its person. */
export const profileFacts: ProfileFacts = { heldBy: peopleHeldBy };

/** What was said is looked at, hidden and released without standing on chat. */
export const moderationFacts: ModerationFacts = {
  ...chatFacts,
  writings: { post: postFacts, post_comment: postCommentFacts, blog_comment: blogCommentFacts },
};

/** What money does to an invoice reaches what was sold by it; what was asked on a stage, who is live. */
export const followers: Followers = {
  invoiceStands: async (...told) => {
    await followInvoice(...told);
    await followBilled(...told);
  },
  invoiceTried: async (...told) => {
    await followTry(...told);
    await followBooked(...told);
  },
  invoicePaidLate: async (...told) => (await orderAgain(...told)) ?? (await bookAgain(...told)),
  offerGrew: callWaiting,
  runBegins: async (tx, run) => {
    await adoptQuestions(tx, run);
    await adoptPolls(tx, run);
  },
};

/** Who signs in hears how much is in their cart, public pages where they are at home, tickets what is booked, imports what rows become. */
export const answers: Answers = {
  fillSample: (work, person, event) =>
    fillSample({ ...work, facts: exhibitorFacts }, person, event),
  itemsInCart: countItems,
  homeOf,
  sells,
  bookedOf: countBooked,
  clearBookings,
  wasBooked,
  bookingsByCode: findByCodes,
  soldSoFar: countSoFar,
  endedHolds: findEndedHolds,
  leftForAll,
  opensTo,
  closesAnything,
  opensWithDraw,
  runsEvent: requireEvent,
  importKinds: {
    people: peopleImport,
    speakers: speakersImport,
    sponsors: sponsorsImport,
    exhibitors: exhibitorsImport(exhibitorFacts),
    bookings: bookingsImport,
    products: productsImport,
  },
};
