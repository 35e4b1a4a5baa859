export { askDeeds, findBoothsAbout, visitDeeds } from './exhibitors.about.queries.ts';
export { type BoothFound, requireShownBooth, requireStaffed } from './exhibitors.access.ts';
export { ringConsole } from './exhibitors.bell.ts';
export { enterInvitedBooths } from './visits/visits.enter.ts';
export type { ExhibitorFacts, Held } from './exhibitors.facts.ts';
export { findSaved, findShownBooths } from './hall/hall.found.queries.ts';
export { handOverBooths } from './booths/booths.hand-over.ts';
export { leaveBooths } from './exhibitors.leave.ts';
export { staffRooms } from './exhibitors.live.ts';
export { mountExhibitors } from './exhibitors.mount.ts';
export { findExhibitor } from './exhibitors.queries.ts';
export type { ExhibitorRow } from './exhibitors.rows.ts';
export { answerAsk } from './applications/applications.answer.ts';
export { exhibitHead } from './applications/applications.head.ts';
export { insertAsk } from './booths/booths.asks.queries.ts';
export { addDocument } from './editor/editor.documents.ts';
export { changeBooth } from './editor/editor.edit.ts';
export { changeBoothPicture } from './editor/editor.pictures.ts';
export { addExhibitor, changeExhibitor } from './exhibitors.service.ts';
export {
  boothsVisited,
  insertDownloads,
  insertSeen,
  insertVisits,
  type PastVisit,
  visitedBooth,
} from './visits/visits.queries.ts';
export { boothsOf, findStaffIds, insertStaff, isStaffIn } from './booths/booths.staff.queries.ts';
export { findBoothFigures, scoresOf } from './console/console.visitors.ts';
export { noteTalk } from './visits/visits.talks.ts';
