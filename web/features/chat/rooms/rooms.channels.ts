import type { Conversation } from '@plenum/contract';

/** When a session is on, by its id; the agenda knows. */
export type SessionTimes = ReadonlyMap<number, { startsAt: string; endsAt: string }>;

export type When = 'now' | 'next' | 'later' | 'over';

export interface ChannelGroups {
  topics: Conversation[];
  sessions: { channel: Conversation; when: When }[];
  booths: Conversation[];
}

const soonMs = 30 * 60_000;
const order: readonly When[] = ['now', 'next', 'later', 'over'];

export function whenOf(times: SessionTimes, sessionId: number | null, now: number): When {
  const time = sessionId === null ? undefined : times.get(sessionId);
  if (!time) return 'later';
  if (Date.parse(time.endsAt) <= now) return 'over';
  const start = Date.parse(time.startsAt);
  if (start <= now) return 'now';
  return start - now < soonMs ? 'next' : 'later';
}

/** The lobby and topics; sessions, what is on first; booths. */
export function groupsOf(
  channels: readonly Conversation[],
  times: SessionTimes,
  now: number,
  fits: (channel: Conversation) => boolean,
): ChannelGroups {
  const shown = channels.filter(fits);
  const about = (...kinds: Conversation['about'][]) =>
    shown.filter((channel) => kinds.includes(channel.about));
  const sessions = about('session').map((channel) => ({
    channel,
    when: whenOf(times, channel.subjectId, now),
  }));
  return {
    topics: [...about('lobby'), ...about('topic')],
    sessions: sessions.toSorted(
      (one, other) => order.indexOf(one.when) - order.indexOf(other.when),
    ),
    booths: about('booth'),
  };
}
