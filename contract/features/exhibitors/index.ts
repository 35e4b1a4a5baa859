export { exhibitorsBoothsRoutes } from './exhibitors.booths.routes.ts';
export { exhibitorsConsoleRoutes } from './exhibitors.console.routes.ts';
export { exhibitorsHallRoutes } from './exhibitors.hall.routes.ts';
export type {
  Ask,
  AskInput,
  BoothAsk,
  Console,
  Hall,
  HallBooth,
  HallBoothPage,
  MyHall,
  StaffOnline,
  Visitor,
  VisitorDeeds,
} from './exhibitors.hall.schema.ts';
export { exhibitorsMessages } from './exhibitors.messages.ts';
export { exhibitorsProblems } from './exhibitors.problems.ts';
export { Tier } from './exhibitors.schema.ts';
export { exhibitorsRoutes } from './exhibitors.routes.ts';
export type {
  Application,
  ApplicationInput,
  Booth,
  BoothContent,
  BoothDocument,
  ExhibitorCall,
  BoothPart,
  BoothProduct,
  BoothUpdate,
  Decision,
  ExhibitorLine,
  ExhibitorMove,
  ExhibitorRules,
  ExhibitorSetup,
  ExhibitorUpdate,
  MyBooth,
  NewExhibitor,
  Review,
  StaffInput,
  StaffMember,
  Step,
  TierRules,
  TierRulesInput,
  Weights,
} from './exhibitors.schema.ts';
