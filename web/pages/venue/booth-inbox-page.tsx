import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import type { Conversation } from '@plenum/contract';
import { GroupCallButton } from '../../features/calls/group/group-call-button.tsx';
import { useGroupCallLines } from '../../features/calls/group/use-group-call-lines.tsx';
import { readDeskSearch, readInboxSearch } from '../../features/chat/desks/desks.places.ts';
import { DeskScreen } from '../../features/chat/desks/desk-screen.tsx';
import { BoothTabs } from '../../features/exhibitors/visits/booth-tabs.tsx';

const path = '/booths/$exhibitorId/inbox';

const callIn = ({ id }: Conversation) => <GroupCallButton conversationId={id} isAtBooth />;

/** What visitors of a booth ask, for all of its staff. */
export function BoothInboxPage() {
  const t = useTranslations('desks.inbox');
  const navigate = useNavigate();
  const params = useParams({ from: '/signed-in/booths/$exhibitorId/inbox' });
  const search = readInboxSearch(useSearch({ strict: false }));
  const shown = readDeskSearch({ ...search });
  const { chat, line } = search;
  const exhibitorId = Number(params.exhibitorId);
  const openId = Number(chat) || undefined;
  const happenings = useGroupCallLines(openId, openId !== undefined);
  return (
    <DeskScreen
      key={exhibitorId}
      of={{ exhibitorId }}
      title={t('title')}
      lead={t('lead')}
      search={shown}
      openId={openId}
      focusSequence={Number(line) || undefined}
      tools={<BoothTabs exhibitorId={exhibitorId} />}
      deeds={callIn}
      happenings={happenings}
      onSearch={(next) => void navigate({ to: path, params, search: next, replace: true })}
      onOpen={(id) =>
        void navigate({
          to: path,
          params,
          search: { ...shown, ...(id !== undefined && { chat: String(id) }) },
        })
      }
    />
  );
}
