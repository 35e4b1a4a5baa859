import {
  stagesCommands,
  stagesEncoderRoutes,
  stagesGuestsRoutes,
  stagesMediaRoutes,
  stagesReplayRoutes,
  stagesRoutes,
} from '@plenum/contract/features/stages/index.ts';
import { type Doorway, mountRoutes } from '../../platform/http/mount.ts';
import { mountCommands } from '../../platform/sockets/windows.ts';
import type { Work } from '../../platform/work.ts';
import { encoderHandlers } from './encoder/encoder.routes.ts';
import { encoderAnswers } from './encoder/encoder.sending.ts';
import { guestsHandlers } from './guests/guests.routes.ts';
import { stagesCommandHandlers, tellHowManyWatch } from './stages.commands.ts';
import { stagesMediaHandlers } from './stages.media.routes.ts';
import { stagesReplayHandlers } from './replay/replay.routes.ts';
import { stagesHandlers } from './stages.routes.ts';

export function mountStages(doorway: Doorway, work: Work): void {
  mountRoutes(doorway, stagesRoutes, work, stagesHandlers);
  mountRoutes(doorway, stagesMediaRoutes, work, stagesMediaHandlers);
  mountRoutes(doorway, stagesReplayRoutes, work, stagesReplayHandlers);
  mountRoutes(doorway, stagesEncoderRoutes, work, encoderHandlers);
  mountRoutes(doorway, stagesGuestsRoutes, work, guestsHandlers);
  work.media.hear(encoderAnswers(work));
  mountCommands(doorway, stagesCommands, stagesCommandHandlers(work));
  tellHowManyWatch(doorway.windows, work);
}
