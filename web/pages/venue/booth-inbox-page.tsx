import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { readDeskSearch, readInboxSearch } from '../../features/chat/desks/desks.places.ts';
import { DeskScreen } from '../../features/chat/desks/desk-screen.tsx';
import { BoothTabs } from '../../features/exhibitors/visits/booth-tabs.tsx';

const path = '/booths/$exhibitorId/inbox';

/** What visitors of a booth ask, for all of its staff. */
export function BoothInboxPage() {
  const t = useTranslations('desks.inbox');
  const navigate = useNavigate();
  const params = useParams({ from: '/signed-in/booths/$exhibitorId/inbox' });
  const search = readInboxSearch(useSearch({ strict: false }));
  const shown = readDeskSearch({ ...search });
  const { chat, line } = search;
  const exhibitorId = Number(params.exhibitorId);
  return (
    <DeskScreen
      key={exhibitorId}
      of={{ exhibitorId }}
      title={t('title')}
      lead={t('lead')}
      search={shown}
      openId={Number(chat) || undefined}
      focusSequence={Number(line) || undefined}
      tools={<BoothTabs exhibitorId={exhibitorId} />}
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
