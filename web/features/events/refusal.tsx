import { CloseButton } from '@mantine/core';
import type { EventSetup } from '@plenum/contract';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { useProblemText } from '../../platform/use-problem-text.ts';
import { Notice } from '../../ui/notice.tsx';
import { checklist } from './events.live.ts';
import { placeOfPoint } from './events.places.ts';
import classes from './hub/state-bar.module.css';
import { isNotReady, isWrongStep } from './hub/use-state-change.ts';

interface RefusalProps {
  setup: EventSetup;
  problem: unknown;
  onClose: () => void;
}

/** Why a step was not taken; what is missing leads to where it is done. */
export function Refusal({ setup, problem, onClose }: RefusalProps) {
  const t = useTranslations('events');
  const shell = useTranslations('shell');
  const problemText = useProblemText();
  const items = useQuery(checklist.options(setup.id)).data ?? [];
  const missing = items.filter(({ name, isDone, isNeeded }) => {
    // The venue opens with a program, the public page does not need one.
    const isNow = isNeeded || (setup.state === 'published' && name === 'agenda');
    return isNow && !isDone;
  });
  const hasPoints = isNotReady(problem) && missing.length > 0;
  const text = isWrongStep(problem) ? t('state.wrongStep') : problemText(problem);
  return (
    <Notice tone={hasPoints ? 'warning' : 'danger'}>
      <span className={classes.refusal}>
        <span>
          {hasPoints ? t('state.notReady') : text}
          {hasPoints && (
            <ul>
              {missing.map(({ name }) => (
                <li key={name}>
                  <Link {...placeOfPoint[name]} resetScroll={false}>
                    {t(`checklist.points.${name}`)}
                  </Link>
                </li>
              ))}
            </ul>
          )}
        </span>
        <CloseButton size="sm" aria-label={shell('dismiss')} onClick={onClose} />
      </span>
    </Notice>
  );
}
