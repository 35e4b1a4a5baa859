import type { EventSetup } from '@plenum/contract';
import type { Actor } from '../builders.ts';
import type { TestApp } from '../test-app.ts';

export interface Stage {
  app: TestApp;
  /** Of a proven organisation. */
  admin: Actor;
  event: EventSetup;
}

/** Brings it about that such a letter is written; to whom. */
export type Cause = (stage: Stage) => Promise<string>;

export const good = ({ status, text }: { status: number; text: string }) => {
  if (status >= 300) throw new Error(`Answered ${status}: ${text}`);
};
/** What was written of it so far is not what is looked at. */
export const settled = async ({ app }: Stage) => {
  await app.doJobs();
  app.shown.length = 0;
};
