import {
  chatChannelsRoutes,
  chatCommands,
  chatDesksRoutes,
  chatFilesRoutes,
  chatFindRoutes,
  chatHereRoutes,
  chatPeopleRoutes,
  chatRoutes,
  chatTemplateRoutes,
} from '@plenum/contract/features/chat/index.ts';
import { type Doorway, mountRoutes } from '../../platform/http/mount.ts';
import { mountCommands } from '../../platform/sockets/windows.ts';
import type { Work } from '../../platform/work.ts';
import { chatChannelsHandlers } from './rooms/rooms.channels.routes.ts';
import { chatCommandHandlers } from './chat.commands.ts';
import { chatDesksHandlers } from './desks/desks.routes.ts';
import { chatFilesHandlers } from './files/files.routes.ts';
import { chatFindHandlers } from './lines/lines.find.routes.ts';
import { chatHereHandlers } from './people/people.here.routes.ts';
import { tellHowManyAreHere } from './people/people.here.ts';
import { chatPeopleHandlers } from './people/people.routes.ts';
import { tellPresence } from './people/people.presence.live.ts';
import { chatHandlers } from './chat.routes.ts';
import { chatTemplateHandlers } from './template/template.routes.ts';

export const mountChat = (doorway: Doorway, work: Work): void => {
  mountRoutes(doorway, chatRoutes, work, chatHandlers);
  mountRoutes(doorway, chatFindRoutes, work, chatFindHandlers);
  mountRoutes(doorway, chatFilesRoutes, work, chatFilesHandlers);
  mountRoutes(doorway, chatPeopleRoutes, work, chatPeopleHandlers);
  mountRoutes(doorway, chatChannelsRoutes, work, chatChannelsHandlers);
  mountRoutes(doorway, chatDesksRoutes, work, chatDesksHandlers);
  mountRoutes(doorway, chatTemplateRoutes, work, chatTemplateHandlers);
  mountRoutes(doorway, chatHereRoutes, work, chatHereHandlers);
  mountCommands(doorway, chatCommands, chatCommandHandlers(work));
  tellPresence(doorway.windows, work);
  tellHowManyAreHere(doorway.windows, work);
};
