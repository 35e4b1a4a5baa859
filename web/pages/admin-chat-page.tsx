import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import {
  type InboxSearch,
  readDeskSearch,
  readInboxSearch,
} from '../features/chat/desks/desks.places.ts';
import {
  type DraftAside,
  DraftAsideContext,
} from '../features/chat/composer/composer.draft-aside.ts';
import { DeskScreen } from '../features/chat/desks/desk-screen.tsx';
import { DeskTools } from '../features/chat/desks/desk-tools.tsx';
import { HelpScreen } from '../features/chat/desks/help-screen.tsx';
import { ArticleSuggestions } from '../features/help/desk/article-suggestions.tsx';
import { useCan } from '../platform/abilities.ts';
import { EventNeeded } from '../ui/event/event-needed.tsx';

const organising = ['manage', 'all'] as const;

const besideQuestion: DraftAside = ({ text }) => <ArticleSuggestions question={text} />;

/** To what is being answered, until something else is typed. */
const besideAnswer: DraftAside = ({ text, change }, { lastLine }) => (
  <ArticleSuggestions
    question={text || (lastLine?.text ?? '')}
    onInsert={(inserted) => change([text, inserted].filter(Boolean).join('\n'))}
  />
);

/** For organisers everyone's questions, for others their own. */
export function AdminChatPage() {
  const isOrganiser = useCan()(organising);
  const search = readInboxSearch(useSearch({ strict: false }));
  return (
    <EventNeeded>
      {(event) =>
        isOrganiser ? (
          <HelpDesk key={event.id} event={event} search={search} />
        ) : (
          <DraftAsideContext value={besideQuestion}>
            <HelpScreen
              key={event.id}
              event={event}
              focusSequence={Number(search.line) || undefined}
            />
          </DraftAsideContext>
        )
      }
    </EventNeeded>
  );
}

interface HelpDeskProps {
  event: { id: number; name: string };
  search: InboxSearch;
}

function HelpDesk({ event, search }: HelpDeskProps) {
  const t = useTranslations('desks');
  const navigate = useNavigate();
  const { conversationId } = useParams({ strict: false });
  const { line } = search;
  const shown = readDeskSearch({ ...search });
  const open = (id: number | undefined) =>
    void navigate(
      id === undefined
        ? { to: '/admin-chat', search: shown }
        : {
            to: '/admin-chat/$conversationId',
            params: { conversationId: String(id) },
            search: shown,
          },
    );
  return (
    <DraftAsideContext value={besideAnswer}>
      <DeskScreen
        of={{ eventId: event.id }}
        title={t('title')}
        lead={t('desk.lead', { name: event.name })}
        search={shown}
        openId={Number(conversationId) || undefined}
        focusSequence={Number(line) || undefined}
        tools={<DeskTools eventId={event.id} search={shown} />}
        onSearch={(next) => void navigate({ to: '.', search: next, replace: true })}
        onOpen={open}
      />
    </DraftAsideContext>
  );
}
