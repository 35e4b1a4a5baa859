import type { analyticsCountingRoutes } from '@plenum/contract/features/analytics/index.ts';
import type { Call } from '../../../platform/http/call.ts';
import type { Handlers } from '../../../platform/http/mount.ts';
import { isRobot } from '../../../platform/robot.ts';
import type { Work } from '../../../platform/work.ts';
import type { Counting } from './counting.ts';
import { waitingOfGuest, waitingOfMember } from './counting.waiting.ts';

type Routes = typeof analyticsCountingRoutes;

const thanks = { status: 202, body: {} } as const;

/** Who asks not to be followed is not counted. */
const wishesNot = ({ header }: { header: (name: string) => string }) =>
  header('sec-gpc') === '1' || header('dnt') === '1';

const isUncounted = (call: Call<Routes[keyof Routes]>) =>
  isRobot(call.agent) || wishesNot({ header: (name) => call.header(name) });

/** Whatever becomes of it, the answer is the same: nobody learns here which events there are. */
export const countingHandlers =
  (counting: Counting) =>
  ({ clock }: Work): Handlers<Routes> => ({
    'POST /api/e/:slug/views': (call) => {
      const { params, body } = call.received;
      if (!isUncounted(call)) {
        counting.note(waitingOfGuest(body, params.slug, call, clock.now()));
      }
      return thanks;
    },
    'POST /api/views': (call) => {
      const { person } = call;
      const isOrganiser = person.role === 'admin' || person.actedBy !== undefined;
      if (!isOrganiser && !isUncounted(call)) {
        counting.note(waitingOfMember(call.received.body, person, clock.now()));
      }
      return thanks;
    },
  });
