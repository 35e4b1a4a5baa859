export { emailMessages } from './email.messages.ts';
export { emailProblems } from './email.problems.ts';
export { emailBoxRoutes, emailRoutes } from './email.routes.ts';
export { emailWriteRoutes } from './email.write.routes.ts';
export { Addressee } from './email.write.schema.ts';
export type {
  Attachment,
  EmailRecord,
  EmailCounts,
  EmailDetail,
  EmailList,
  EmailOpened,
  EmailPage,
  EmailPageQuery,
  EmailQuery,
  EmailRow,
  EmailUpdate,
  Folder,
  Label,
  Party,
} from './email.schema.ts';
export type { Addressable, DraftUpdate, NewDraft } from './email.write.schema.ts';
