import { ActionIcon } from '@mantine/core';
import type { OpenedChat } from '@plenum/contract';
import { IconMenu2, IconUserOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { CallProblem } from '../../../platform/call-problem.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { LinesSkeleton } from '../../../ui/skeleton.tsx';
import { StateMessage } from '../../../ui/state-message.tsx';
import { openedChatOptions } from './template.api.ts';
import { StatusPicture } from '../status-picture.tsx';
import { TemplateComposer } from './template-composer.tsx';
import { TemplateMessages } from './template-messages.tsx';
import classes from './template-screen.module.css';
import { useDeskProblemText } from '../desks/use-desk-problem-text.ts';
import { useTemplateSending } from './use-template-sending.ts';

interface TemplateConversationProps {
  contactId: number;
  onList: () => void;
}

export function TemplateConversation({ contactId, onList }: TemplateConversationProps) {
  const t = useTranslations('desks.template');
  const opened = useQuery(openedChatOptions(contactId));
  const sending = useTemplateSending(contactId);
  return (
    <>
      <header className={classes.head}>
        <ActionIcon
          className={classes.toList}
          variant="subtle"
          color="gray"
          size="lg"
          aria-label={t('openList')}
          onClick={onList}
        >
          <IconMenu2 size={20} aria-hidden />
        </ActionIcon>
        {opened.data && <Head contact={opened.data.contact} />}
      </header>
      {opened.data ? (
        <TemplateMessages opened={opened.data} sending={sending} />
      ) : (
        <Absent
          problem={opened.error}
          isRetrying={opened.isFetching}
          onRetry={() => void opened.refetch()}
        />
      )}
      {opened.data && (
        <TemplateComposer name={opened.data.contact.fullName} onSend={sending.send} />
      )}
    </>
  );
}

function Head({ contact }: Pick<OpenedChat, 'contact'>) {
  return (
    <>
      <StatusPicture name={contact.fullName} picture={contact.avatar} status={contact.status} />
      <div className={classes.headWords}>
        <h2>
          <bdi>{contact.fullName}</bdi>
        </h2>
        <small>
          <bdi>{contact.role}</bdi>
        </small>
      </div>
    </>
  );
}

interface AbsentProps {
  problem: unknown;
  isRetrying: boolean;
  onRetry: () => void;
}

function Absent({ problem, isRetrying, onRetry }: AbsentProps) {
  const t = useTranslations('desks.template');
  const problemText = useDeskProblemText();
  if (!problem) return <LinesSkeleton lines={5} />;
  if (problem instanceof CallProblem && problem.status === 404)
    return <StateMessage icon={IconUserOff} title={t('goneTitle')} text={t('goneText')} />;
  return (
    <ErrorState
      title={t('chatFailed')}
      text={problemText(problem)}
      isRetrying={isRetrying}
      onRetry={onRetry}
    />
  );
}
