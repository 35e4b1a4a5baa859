import type { chatCommands } from '@plenum/contract/features/chat/index.ts';
import type { CommandHandlers } from '../../platform/sockets/windows.ts';
import type { Work } from '../../platform/work.ts';
import { requireConversation, requireTalkingEvent } from './chat.access.ts';
import { channelsOf, sightOf, watchersOf } from './chat.live.ts';
import { findInSight, findSequence } from './people/people.presence.queries.ts';
import { typingIn } from './lines/lines.typing.ts';

/** Who watches answers for one organisation only: their own. */
export function chatCommandHandlers(work: Work): CommandHandlers<typeof chatCommands> {
  const { db } = work;
  const tellTyping = typingIn(work);
  return {
    'chat.watch': async (window, { conversationId: id }) => {
      const { organisationId } = window.person;
      const gate = (person: typeof window.person) => requireConversation(db, person, id);
      await window.enter(watchersOf({ organisationId, id }), gate);
      // Read only now: what comes after it is heard.
      return { sequence: await findSequence(db, organisationId, id) };
    },
    'chat.unwatch': (window, { conversationId: id }) => {
      window.leave(watchersOf({ organisationId: window.person.organisationId, id }));
      return {};
    },
    'chat.watch_event': async (window, { eventId: id }) => {
      const { organisationId } = window.person;
      const gate = (person: typeof window.person) => requireTalkingEvent(db, person, id);
      await window.enter(channelsOf(organisationId, id), gate);
      return {};
    },
    'chat.typing': async (window, { conversationId }) => {
      await tellTyping(window, conversationId);
      return {};
    },
    'chat.presence': (window, { isIdle }) => {
      window.turn(isIdle);
      return {};
    },
    'chat.watch_people': async (window, { personIds }) => {
      await window.hear('sight', async (person) => {
        const inSight = await findInSight(db, person, personIds);
        return inSight.map((id) => sightOf(person.organisationId, id));
      });
      return {};
    },
  };
}
