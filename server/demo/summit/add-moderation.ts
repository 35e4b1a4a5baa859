import { moderationFacts } from '../../app.facts.ts';
import { listChannels } from '../../features/chat/index.ts';
import { addMeasure, appeal, report } from '../../features/moderation/index.ts';
import type { Person } from '../../platform/person.ts';
import type { Work } from '../../platform/work.ts';
import { minutesBefore } from '../before.ts';
import { appealed, reported } from './chats/reported.ts';
import { castOf, speak } from './chats/speak.ts';

/** Two reports and an appeal wait for a moderator. */
export async function addModeration(work: Work, admin: Person, eventId: number): Promise<void> {
  const cast = castOf(work, admin.organisationId);
  const { conversations } = await listChannels(work, admin, eventId);
  const coffee = conversations.find(({ title }) => title === 'Coffee corner');
  if (!coffee) throw new Error('The summit has no coffee corner.');
  const ids = await speak(work, cast, coffee.id, reported);
  for (const [place, { reports, ago }] of reported.entries()) {
    const subject = { kind: 'line', conversationId: coffee.id, lineId: ids[place] ?? 0 } as const;
    for (const [later, { by, ...said }] of reports.entries()) {
      const then = { ...minutesBefore(work, ago - 3 * (later + 1)), facts: moderationFacts };
      await report(then, await cast(by), eventId, { subject, ...said });
    }
  }
  const person = await cast(appealed.by);
  const { reason, ago, appealedAgo } = appealed;
  const measure = await addMeasure(minutesBefore(work, ago), admin, eventId, {
    personId: person.id,
    kind: 'mute',
    reason,
    minutes: null,
  });
  await appeal(minutesBefore(work, appealedAgo), person, measure.id, appealed.appeal);
}
