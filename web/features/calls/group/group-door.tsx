import { Button } from '@mantine/core';
import type { GroupCall } from '@plenum/contract';
import { useTranslations } from 'use-intl';
import { showToast } from '../../../ui/toast/toasts.tsx';
import { useCallProblemText } from '../use-call-problem-text.ts';
import { answerKnock, turnDoor } from './group.api.ts';
import classes from './group-door.module.css';

interface GroupDoorProps {
  call: GroupCall;
  /** May keep order: closes the door and opens it. */
  isChair: boolean;
}

/** Who knocks, for everybody in the call to let in. */
export function GroupDoor({ call: { id, isClosed, knocks }, isChair }: GroupDoorProps) {
  const t = useTranslations('calls.group.door');
  const problemText = useCallProblemText();
  const say = (work: Promise<unknown>) =>
    void work.catch((problem: unknown) =>
      showToast({ text: problemText(problem), isFailure: true }),
    );
  const waiting = knocks.filter(({ isLetIn }) => !isLetIn);
  return (
    <div className={classes.door}>
      {isChair && (
        <Button
          size="xs"
          variant="default"
          aria-pressed={isClosed}
          onClick={() => say(turnDoor(id, !isClosed))}
        >
          {t(isClosed ? 'open' : 'close')}
        </Button>
      )}
      <ul aria-label={t('knocks')} aria-live="polite">
        {waiting.map(({ person: { id: knockerId, fullName: name } }) => (
          <li key={knockerId}>
            <span>{t('wantsIn', { name })}</span>
            <Button
              size="xs"
              color="green"
              aria-label={t('letInName', { name })}
              onClick={() => say(answerKnock(id, knockerId, true))}
            >
              {t('letIn')}
            </Button>
            <Button
              size="xs"
              variant="default"
              aria-label={t('declineName', { name })}
              onClick={() => say(answerKnock(id, knockerId, false))}
            >
              {t('decline')}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
