export { bookingsMessages } from './bookings.messages.ts';
export { bookingsProblems } from './bookings.problems.ts';
export { allBookingsRoutes } from './bookings.all.routes.ts';
export { bookingsAnswersRoutes } from './bookings.answers.routes.ts';
export { bookingsBadgesRoutes } from './bookings.badges.routes.ts';
export { mostBadges } from './bookings.badges.schema.ts';
export { bookingsCourseRoutes } from './bookings.course.routes.ts';
export { bookingsFilesRoutes } from './bookings.files.routes.ts';
export { bookingsFillsRoutes } from './bookings.fills.routes.ts';
export { bookingsHandRoutes } from './bookings.hand.routes.ts';
export { bookingsLettersRoutes } from './bookings.letters.routes.ts';
export { bookingsKioskRoutes } from './bookings.kiosk.routes.ts';
export { bookingsListsRoutes } from './bookings.lists.routes.ts';
export { bookingsOwnRoutes } from './bookings.own.routes.ts';
export { bookingsRoomRoutes } from './bookings.room.routes.ts';
export { bookingsRecordRoutes } from './bookings.routes.ts';
export { bookingsUpgradesRoutes } from './bookings.upgrades.routes.ts';
export { bookingsWaitingRoutes } from './bookings.waiting.routes.ts';
export type {
  AnswerValue,
  QuestionFigures,
  WrittenAnswer,
  WrittenAnswerPage,
} from './bookings.answers.schema.ts';
export type {
  BadgeFilter,
  BadgeLayout,
  BadgeLayoutUpdate,
  BadgeLine,
  BadgePreview,
  BadgePreviewInput,
  BadgeRun,
  BadgeSample,
  BadgeSetup,
  BadgeWhat,
} from './bookings.badges.schema.ts';
export type {
  BookingCapacity,
  BookingCourse,
  BookingCourseQuery,
} from './bookings.course.schema.ts';
export type { BookingChangeInput, HandBookingInput } from './bookings.hand.schema.ts';
export type {
  CheckedPlace,
  CheckInput,
  CheckList,
  CheckListQuery,
  CheckPlace,
  CheckResult,
  ComeState,
  DoorFilter,
  KeptPass,
  PassPage,
} from './bookings.door.schema.ts';
export type {
  Kiosk,
  KioskCheckInput,
  KioskFace,
  KioskInput,
  KioskList,
  KioskResult,
} from './bookings.kiosk.schema.ts';
export type {
  BookInput,
  Booking,
  BookingAddition,
  DetailsInput,
  HoldInput,
  MyBooking,
  MyTicket,
  WantedInput,
} from './bookings.own.schema.ts';
export type {
  BookingFilter,
  BookingHead,
  BookingPage,
  BookingQuery,
  BookingRecord,
  CancelBookingInput,
  PersonBooking,
} from './bookings.record.schema.ts';
export type {
  WaitingRoom,
  RoomDraw,
  RoomEntryInput,
  RoomNow,
  RoomRules,
  RoomTurn,
} from './bookings.room.schema.ts';
export type {
  BookingAnswer,
  BookingDone,
  BookedFirm,
  BookingFact,
  BookingLine,
  BookingState,
  BookingSums,
  Place,
} from './bookings.schema.ts';
export type {
  BookingLetter,
  LeftOut,
  LetterFilter,
  LetterInput,
  LetterPreview,
  LetterReader,
  LetterReaderPage,
  LetterReaderQuery,
  LetterReaders,
  LetterSending,
  LetterState,
  LetterStop,
  LetterUpdate,
  ReaderState,
} from './bookings.letters.schema.ts';
export type {
  DoorAttendance,
  EntryChoices,
  EntryList,
  EntryListInput,
  EntryLists,
  EntryListUpdate,
  HourFigure,
  TicketFigure,
} from './bookings.lists.schema.ts';
export type {
  HandUpgradeInput,
  UpgradeInput,
  UpgradeOffer,
  UpgradeOffers,
} from './bookings.upgrades.schema.ts';
export type {
  WaitInput,
  Waiting,
  WaitingEntry,
  WaitingPage,
  WaitingQuery,
  WaitingRules,
  WaitingState,
} from './bookings.waiting.schema.ts';
