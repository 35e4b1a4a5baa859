import { endLinksTo } from './features/accounts/index.ts';
import { forgetFeeds } from './features/agenda/index.ts';
import { forgetInBlog } from './features/blog/index.ts';
import { receiveNewcomer } from './features/bookings/index.ts';
import { leaveChats } from './features/chat/index.ts';
import { withdrawCardsOf } from './features/dropcards/index.ts';
import { leaveMails } from './features/email/index.ts';
import { enterInvitedEvents } from './features/events/index.ts';
import { enterInvitedBooths, leaveBooths } from './features/exhibitors/index.ts';
import { forgetInFeed } from './features/feed/index.ts';
import { forgetProfile } from './features/profiles/index.ts';
import { forgetInShop } from './features/shop/index.ts';

/** An accepted invitation leads into everything its address was asked to. */
export const enterWhatInvited: typeof enterInvitedEvents = async (tx, who) => {
  await enterInvitedEvents(tx, who);
  await enterInvitedBooths(tx, who);
  await receiveNewcomer(tx, who);
};

/** Who is no member any more leaves nothing behind that others could find. */
export const leaveEverything: typeof withdrawCardsOf = async (tx, who) => {
  await endLinksTo(tx, who.organisationId, who.personId);
  await forgetFeeds(tx, who);
  await withdrawCardsOf(tx, who);
  await forgetProfile(tx, who);
  await leaveBooths(tx, who);
  await forgetInShop(tx, who);
  await forgetInBlog(tx, who);
  await forgetInFeed(tx, who);
  await leaveChats(tx, who);
  await leaveMails(tx, who);
};
