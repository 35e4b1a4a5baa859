import {
  forgetExpiredTokens,
  forgetOldExports,
  forgetOldTickets,
} from './features/accounts/index.ts';
import { remindOfSessions } from './features/agenda/index.ts';
import { askWeekly, forgetOldViews } from './features/analytics/index.ts';
import { tellPostsOut } from './features/blog/index.ts';
import { remindOfEntries, sweepCalendar } from './features/calendar/index.ts';
import { endLonelyCalls, missOldCalls, settleGroupCalls } from './features/calls/index.ts';
import { alertOfUnanswered, missBooths, sweepFiles } from './features/chat/index.ts';
import { leaveOverdue, sendLost, sweepLooseFiles, sweepMails } from './features/email/index.ts';
import { endBans, tellAnnouncements } from './features/events/index.ts';
import { lookAtDomains } from './features/face/index.ts';
import { sweepFeed, tellWriters } from './features/feed/index.ts';
import { forgetOldNotices, mailDigests, mailNotices } from './features/notifications/index.ts';
import { forgetImports, goOnWithImports } from './features/imports/index.ts';
import { noteOverdue, remindOverdue } from './features/invoices/index.ts';
import { askUndecided, askUntold } from './features/payments/index.ts';
import { addUpCounts } from './features/organisations/index.ts';
import {
  endEndedHolds,
  endUnpaidBookings,
  forgetAnswers,
  forgetWaiting,
  goOnWithLetters,
  runRooms,
  serveAllWaiting,
} from './features/bookings/index.ts';
import { endUnpaidOrders } from './features/shop/index.ts';
import {
  countViewers,
  followAgenda,
  followRuns,
  listenForEncoders,
  settleGreenRooms,
} from './features/stages/index.ts';
import { tellTasksDue } from './features/todo/index.ts';
import { forgetOldKeys } from './platform/http/repeat.ts';
import { burnOldLetters } from './platform/mail/mail.ts';
import type { ReadRecords } from './platform/outbound/records.ts';
import type { Work } from './platform/work.ts';

/** What is done every hour, every minute, and every few seconds; the answer stops it. */
export function goRounds(work: Work, readRecords: ReadRecords): () => void {
  const stopTidying = repeatEvery(3_600_000, work, tidy);
  const lookAround = (one: Work) => lookAtDomains(one, readRecords);
  const stopLooking = repeatEvery(3_600_000, work, lookAround);
  const stopTelling = repeatEvery(60_000, work, tellWhatIsDue);
  const stopFollowing = repeatEvery(4_000, work, followRuns);
  const stopListening = repeatEvery(4_000, work, listenForEncoders);
  const stopBeginning = repeatEvery(4_000, work, followAgenda);
  const stopSettling = repeatEvery(2_000, work, settleGroupCalls);
  const stopGuesting = repeatEvery(2_000, work, settleGreenRooms);
  const stopLettingIn = repeatEvery(1_000, work, runRooms);
  return () => {
    stopFollowing();
    stopListening();
    stopBeginning();
    stopSettling();
    stopGuesting();
    stopLettingIn();
    stopTidying();
    stopLooking();
    stopTelling();
  };
}

const tidy = (work: Work) =>
  Promise.all([
    forgetOldKeys(work.db),
    burnOldLetters(work),
    addUpCounts(work.db),
    forgetExpiredTokens(work.db),
    forgetOldTickets(work.db),
    forgetOldExports(work),
    forgetOldNotices(work),
    forgetOldViews(work),
    sweepFiles(work),
    sweepFeed(work),
    sweepCalendar(work),
    sweepMails(work),
    sweepLooseFiles(work),
    forgetAnswers(work),
    forgetWaiting(work),
    forgetImports(work),
    remindOverdue(work),
  ]);

const tellWhatIsDue = (work: Work) =>
  Promise.all([
    remindOfSessions(work),
    remindOfEntries(work),
    missOldCalls(work),
    endLonelyCalls(work),
    alertOfUnanswered(work),
    missBooths(work),
    tellAnnouncements(work),
    tellTasksDue(work),
    tellPostsOut(work),
    tellWriters(work),
    mailNotices(work),
    mailDigests(work),
    endBans(work),
    leaveOverdue(work),
    noteOverdue(work),
    endUnpaidOrders(work),
    endEndedHolds(work),
    endUnpaidBookings(work),
    serveAllWaiting(work),
    sendLost(work),
    askUndecided(work),
    askUntold(work),
    askWeekly(work),
    goOnWithImports(work),
    goOnWithLetters(work),
    countViewers(work),
  ]);

/** A round that fails is left to the next one. */
function repeatEvery(ms: number, work: Work, deed: (work: Work) => Promise<unknown>): () => void {
  const run = () =>
    deed(work).catch((error: unknown) => work.log.warn({ err: error }, `${deed.name} failed`));
  return work.clock.every(ms, () => void run());
}
