import type { StageReaction } from '@plenum/contract';
import type { stagesCommands } from '@plenum/contract/features/stages/index.ts';
import { problem } from '../../platform/http/problem.ts';
import { sampleCrowds } from '../../platform/sockets/crowd-samples.ts';
import type { CommandHandlers, Windows } from '../../platform/sockets/windows.ts';
import { adminsOf } from '../../platform/sockets/rooms.ts';
import type { Room, Work } from '../../platform/work.ts';
import { canRunEvents } from '../events/index.ts';
import { requireWatchable } from './stages.access.ts';
import { studioOf, viewersOf } from './stages.live.ts';
import { findOpenRunOf } from './stages.runs.queries.ts';
import { viewersNow } from './stages.viewers.ts';
import { insertViewers, noteMinute } from './stages.viewers.queries.ts';

const sampleMs = 1_000;
/** One person in a second: more is a stuck key. */
const mostEach = 5;

export function stagesCommandHandlers(work: Work): CommandHandlers<typeof stagesCommands> {
  const { db, hub } = work;
  const sums = new Map<number, Map<StageReaction, number>>();
  const spent = new Map<number, number>();

  const tellSums = (room: Room, stageId: number) => {
    const reactions = Object.fromEntries(sums.get(stageId) ?? []);
    sums.delete(stageId);
    spent.clear();
    hub.tell('stages.reactions', { stageId, reactions }, [room]);
  };
  return {
    'stages.watch': async (window, { stageId: id }) => {
      const { organisationId, id: personId } = window.person;
      await window.enter(viewersOf({ organisationId, id }), (person) =>
        requireWatchable(work, person, id),
      );
      const run = await findOpenRunOf(db, organisationId, id);
      const viewers = viewersNow(work, run);
      if (run?.state === 'live') {
        await insertViewers(db, run, [personId], work.clock.now());
        await noteMinute(db, run, work.clock.now(), viewers);
      }
      return { viewers };
    },
    'stages.unwatch': (window, { stageId: id }) => {
      window.leave(viewersOf({ organisationId: window.person.organisationId, id }));
      return {};
    },
    'stages.stand_by': async (window, { stageId: id }) => {
      const { organisationId } = window.person;
      await window.enter(studioOf({ organisationId, id }), async (person) => {
        const stage = await requireWatchable(work, person, id);
        if (!canRunEvents(person) || stage.source !== 'studio') throw problem('forbidden');
      });
      return {};
    },
    'stages.stand_down': (window, { stageId: id }) => {
      window.leave(studioOf({ organisationId: window.person.organisationId, id }));
      return {};
    },
    'stages.react': (window, { stageId, reaction }) => {
      const { organisationId, id: personId } = window.person;
      const room = viewersOf({ organisationId, id: stageId });
      // Who was let in to watch may be seen there.
      if (!window.isIn(room)) throw problem('not_found');
      const before = spent.get(personId) ?? 0;
      if (before >= mostEach) throw problem('too_many');
      spent.set(personId, before + 1);
      if (!sums.has(stageId)) setTimeout(() => tellSums(room, stageId), sampleMs).unref();
      const sum = sums.get(stageId) ?? new Map<StageReaction, number>();
      sums.set(stageId, sum.set(reaction, (sum.get(reaction) ?? 0) + 1));
      return {};
    },
  };
}

/** To whoever watches, and to organisers. */
export const tellHowManyWatch = (windows: Windows, work: Work): void =>
  sampleCrowds(windows, work, 'stage', ({ organisationId, id }, room) => {
    const tell = async () => {
      const viewers = viewersNow(work, await findOpenRunOf(work.db, organisationId, id));
      const rooms = [room, adminsOf(organisationId)];
      work.hub.tellHere('stages.viewers', { stageId: id, viewers }, rooms);
    };
    tell().catch((error: unknown) => work.log.warn({ err: error }, 'viewers are told of later'));
  });
