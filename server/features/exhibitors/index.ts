export { findBoothsAbout } from './exhibitors.about.queries.ts';
export { type BoothFound, requireShownBooth, requireStaffed } from './exhibitors.access.ts';
export { ringConsole } from './exhibitors.bell.ts';
export { enterInvitedBooths } from './exhibitors.enter.ts';
export type { ExhibitorFacts, Held } from './exhibitors.facts.ts';
export { findShownBooths } from './exhibitors.found.queries.ts';
export { handOverBooths } from './exhibitors.hand-over.ts';
export { leaveBooths } from './exhibitors.leave.ts';
export { staffRooms } from './exhibitors.live.ts';
export { mountExhibitors } from './exhibitors.mount.ts';
export { findExhibitor } from './exhibitors.queries.ts';
export type { ExhibitorRow } from './exhibitors.rows.ts';
export { answerAsk } from './exhibitors.answer.ts';
export { insertAsk } from './exhibitors.asks.queries.ts';
export { addDocument } from './exhibitors.documents.ts';
export { changeBooth } from './exhibitors.edit.ts';
export { changeBoothPicture } from './exhibitors.pictures.ts';
export { addExhibitor, changeExhibitor } from './exhibitors.service.ts';
export {
  boothsVisited,
  insertDownloads,
  insertSeen,
  insertVisits,
  type PastVisit,
  visitedBooth,
} from './exhibitors.visits.queries.ts';
export { boothsOf, findStaffIds, insertStaff, isStaffIn } from './exhibitors.staff.queries.ts';
export { scoresOf } from './exhibitors.visitors.ts';
export { noteTalk } from './exhibitors.talks.ts';
