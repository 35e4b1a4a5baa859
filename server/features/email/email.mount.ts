import {
  emailBoxRoutes,
  emailRoutes,
  emailWriteRoutes,
} from '@plenum/contract/features/email/index.ts';
import { type Doorway, mountRoutes } from '../../platform/http/mount.ts';
import { emailBoxHandlers } from './list/list.box.routes.ts';
import type { EmailWork } from './reader/reader.pictures.ts';
import { emailHandlers } from './email.routes.ts';
import { emailWriteHandlers } from './compose/compose.write.routes.ts';

export const mountEmail = (doorway: Doorway, work: EmailWork): void => {
  mountRoutes(doorway, emailRoutes, work, emailHandlers);
  mountRoutes(doorway, emailBoxRoutes, work, emailBoxHandlers);
  mountRoutes(doorway, emailWriteRoutes, work, emailWriteHandlers);
};
