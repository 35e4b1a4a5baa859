import { type JobTable, waitsOutside } from '../../platform/jobs/jobs.ts';
import type { Transport } from '../../platform/mail/transport.ts';
import type { Work } from '../../platform/work.ts';
import { leave, type Leave, leaveJob } from './outside/outside.deliver.ts';
import type { Place } from './outside/outside.queries.ts';
import { outsideJob, tryOutside } from './outside/outside.ts';

export const emailJobs = (work: Work, transport: Transport | null): JobTable => ({
  [leaveJob]: (payload: Leave) => leave(work, payload),
  [outsideJob]: waitsOutside((place: Place) => tryOutside(work, transport, place)),
});
