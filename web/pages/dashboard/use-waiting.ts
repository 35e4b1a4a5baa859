import {
  type Icon,
  IconAt,
  IconBuildingStore,
  IconBuildingWarehouse,
  IconGavel,
  IconLifebuoy,
  IconMail,
  IconMessage,
  IconUsers,
} from '@tabler/icons-react';
import type { MyEvent, UnseenChats } from '@plenum/contract';
import { useQuery } from '@tanstack/react-query';
import type { LinkProps } from '@tanstack/react-router';
import type { Messages } from 'use-intl';
import { unseen as unseenChats } from '../../features/chat/chat.live.ts';
import { mailCounts } from '../../features/email/email.counts.ts';
import { applications } from '../../features/exhibitors/setup/setup.live.ts';
import { openCasesOptions } from '../../features/moderation/moderation.api.ts';
import { onlineOptions } from '../lobby/lobby.queries.ts';
import { figureOf } from './figure-of.ts';

export interface Waiting {
  name: keyof Messages['waiting'];
  icon: Icon;
  /** Undefined until it is known, null when it cannot be. */
  value: number | null | undefined;
  link: Pick<LinkProps, 'to' | 'params' | 'search'>;
}

interface Answer<T> {
  data: T | undefined;
  isError: boolean;
}

const count = <T>({ data, isError }: Answer<T>, of: (data: T) => number) =>
  figureOf({ data: data === undefined ? undefined : of(data), isError });

/** What waits for somebody, and who is there; the numbers move by themselves. */
export function useWaiting(event: MyEvent, isOrganiser: boolean): Waiting[] {
  const counts = useQuery(mailCounts.options());
  const unseen = useQuery(unseenChats.options(undefined));
  const cases = useQuery({ ...openCasesOptions(event.id), enabled: isOrganiser });
  const asking = useQuery({ ...applications.options(event.id), enabled: isOrganiser });
  const online = useQuery({ ...onlineOptions(event.id), enabled: !isOrganiser });
  const chats = (what: keyof UnseenChats) => count(unseen, (data) => data[what]);
  const lines: Waiting[] = [
    {
      name: 'mail',
      icon: IconMail,
      value: count(counts, ({ inbox }) => inbox),
      link: { to: '/apps/email' },
    },
    { name: 'private', icon: IconMessage, value: chats('private'), link: { to: '/comet-chat' } },
    { name: 'mentions', icon: IconAt, value: chats('channels'), link: { to: '/live-chat' } },
    {
      name: isOrganiser ? 'questions' : 'answers',
      icon: IconLifebuoy,
      value: chats('help'),
      link: { to: '/admin-chat' },
    },
  ];
  const atBooths = chats('booths');
  if (atBooths)
    lines.push({
      name: 'booths',
      icon: IconBuildingWarehouse,
      value: atBooths,
      link: { to: '/booths' },
    });
  if (isOrganiser)
    lines.push(
      {
        name: 'applications',
        icon: IconBuildingStore,
        value: count(asking, (all) => all.filter(({ state }) => state === 'waiting').length),
        link: {
          to: '/exhibitors/$tier',
          params: { tier: 'platinum' },
          search: { panel: 'applications' },
        },
      },
      {
        name: 'reports',
        icon: IconGavel,
        value: count(cases, ({ open, appeals }) => open + appeals.length),
        link: { to: '/moderation' },
      },
    );
  else
    // Organisers have it among the figures of the event.
    lines.push({
      name: 'online',
      icon: IconUsers,
      value: count(online, ({ people }) => Math.max(1, people)),
      link: { to: '/summit-attendees', search: { online: '1' } },
    });
  return lines;
}
