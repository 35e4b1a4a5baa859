import { chatCommands } from '@plenum/contract/features/chat/index.ts';
import type { Doorway } from '../../platform/http/mount.ts';
import { mountCommands } from '../../platform/sockets/windows.ts';
import type { Work } from '../../platform/work.ts';
import { chatCommandHandlers } from './chat.commands.ts';
import { tellHowManyAreHere } from './chat.here.ts';
import { tellPresence } from './chat.presence.live.ts';

export { chatTicks, mayEndHearing } from './chat.ticks.ts';

export const mountChatCommands = (doorway: Doorway, work: Work): void => {
  mountCommands(doorway, chatCommands, chatCommandHandlers(work));
  tellPresence(doorway.windows, work);
  tellHowManyAreHere(doorway.windows, work);
};
