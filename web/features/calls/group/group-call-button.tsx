import '../../../ui/styles/tooltip.css';
import { ActionIcon, Button, Tooltip } from '@mantine/core';
import { IconPhone, IconVideo } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { showToast } from '../../../ui/toast/toasts.tsx';
import { isActive } from '../calls.state.ts';
import { wakeCalls } from '../line/line.heard.ts';
import { useRoom } from '../line/use-room.ts';
import { useCallProblemText } from '../use-call-problem-text.ts';
import { GroupKnock } from './group-knock.tsx';
import { groupCalls } from './group.live.ts';
import { groupRoom } from './group.room.ts';
import { useGroupRoom } from './use-group-room.ts';

interface GroupCallButtonProps {
  conversationId: number;
  /** Of a visitor and the staff of a booth. */
  isAtBooth?: boolean;
}

/** Calls everybody in a conversation of several, or joins the call that is on there. */
export function GroupCallButton({ conversationId, isAtBooth = false }: GroupCallButtonProps) {
  const t = useTranslations('calls.group');
  const problemText = useCallProblemText();
  const { data } = useQuery(groupCalls.options());
  const { standing } = useRoom();
  const { call: own } = useGroupRoom();
  const [isBusy, setBusy] = useState(false);
  if (!data?.isOffered) return null;
  const on = data.calls.find((one) => one.conversationId === conversationId);
  const isOff = isBusy || isActive(standing) || own !== null;
  const go = async (hasVideo: boolean) => {
    setBusy(true);
    wakeCalls();
    try {
      if (on) await groupRoom.join(on.id, hasVideo);
      else await groupRoom.start(conversationId, hasVideo);
    } catch (problem) {
      showToast({ text: problemText(problem), isFailure: true });
    } finally {
      setBusy(false);
    }
  };
  if (on && own?.id !== on.id) {
    if (on.isClosed) return <GroupKnock call={on} isOff={isOff} />;
    const count = on.people.length;
    return (
      <Button
        size="compact-md"
        color="green"
        leftSection={<IconPhone size={16} aria-hidden />}
        aria-label={t('isOn', { count })}
        disabled={isOff}
        onClick={() => void go(true)}
      >
        {t('joinCount', { count })}
      </Button>
    );
  }
  const ways = [
    { label: t(isAtBooth ? 'startBySound' : 'callBySound'), icon: IconPhone, hasVideo: false },
    { label: t(isAtBooth ? 'startByVideo' : 'callByVideo'), icon: IconVideo, hasVideo: true },
  ];
  return ways.map(({ label, icon: Mark, hasVideo }) => (
    <Tooltip key={label} label={label}>
      <ActionIcon
        variant="subtle"
        color="gray"
        size="lg"
        aria-label={label}
        disabled={isOff}
        onClick={() => void go(hasVideo)}
      >
        <Mark size={20} aria-hidden />
      </ActionIcon>
    </Tooltip>
  ));
}
