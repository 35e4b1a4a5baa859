import { Menu } from '@mantine/core';
import type { ChatPerson, Line } from '@plenum/contract';
import { IconEyeOff, IconFlag } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { useModeratedEvent } from '../../../platform/moderated-event.ts';
import { useMeasure, useReport } from '../../../platform/report.ts';
import { MeasureItems } from '../../../ui/event/measure-items.tsx';
import { useConversationPlace } from './rooms.conversation-place.ts';

interface KeepingOrderProps {
  line: Line;
  author: ChatPerson;
}

const beginning = 200;

/** What can be done about the words of somebody else: everybody reports, moderators act. */
export function KeepingOrder({ line, author }: KeepingOrderProps) {
  const t = useTranslations('chat.tools');
  const { conversation } = useConversationPlace();
  const event = useModeratedEvent(conversation.eventId);
  const report = useReport();
  const ask = useMeasure();
  if (!event) return null;
  const { eventId } = event;
  const subject = { kind: 'line', conversationId: conversation.id, lineId: line.id } as const;
  const mayHide = conversation.mayModerate && line.state === 'shown';
  const name = line.text.slice(0, beginning) || author.fullName;
  return (
    <>
      <Menu.Item
        leftSection={<IconFlag size={16} />}
        onClick={() => report({ eventId, subject, name })}
      >
        {t('report')}
      </Menu.Item>
      {mayHide && (
        <Menu.Item
          leftSection={<IconEyeOff size={16} />}
          onClick={() =>
            ask({ eventId, conversationId: conversation.id, lineId: line.id, person: author })
          }
        >
          {t('hide')}
        </Menu.Item>
      )}
      {event.isMine && (
        <MeasureItems eventId={eventId} person={author} nameOf={(kind) => t(kind)} />
      )}
    </>
  );
}
