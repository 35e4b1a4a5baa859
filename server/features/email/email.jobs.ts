import type { JobTable } from '../../platform/jobs/jobs.ts';
import { openTransport } from '../../platform/mail/transport.ts';
import type { Work } from '../../platform/work.ts';
import { leave, type Leave, leaveJob } from './email.deliver.ts';
import type { Place } from './email.outside.queries.ts';
import { outsideJob, tryOutside } from './email.outside.ts';

export function emailJobs(work: Work): JobTable {
  const transport = openTransport(work.config);
  return {
    [leaveJob]: (payload: Leave) => leave(work, payload),
    [outsideJob]: (place: Place) => tryOutside(work, transport, place),
  };
}
