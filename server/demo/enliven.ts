import type { Config } from '../config/config.ts';
import { beginCrowd } from './crowd/crowd.ts';
import type { CrowdParts } from './crowd/member.ts';
import { beginStage } from './stage/stage.ts';

/** Of several nodes each would bring a crowd of its own. */
const hasCrowd = ({ demoCrowd, redisUrl }: Config): boolean => demoCrowd && redisUrl === null;

/** What goes on in the demo while its server runs: the stage, and people who come. The answer ends it. */
export function enliven(parts: CrowdParts, films: string): () => Promise<void> {
  const crowd = hasCrowd(parts.work.config) ? beginCrowd(parts) : null;
  const endStage = beginStage(parts.work, films, crowd?.isOnlooker);
  return async () => {
    await Promise.all([crowd?.stop(), endStage()]);
  };
}
