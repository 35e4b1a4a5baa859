import type { ChecklistItem } from '@plenum/contract';
import { IconAlertCircle, IconCircleCheckFilled, IconCircleDashed } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import classes from './checklist.module.css';
import { placeOfPoint } from '../events.places.ts';

/** By mark and word: done, missing before it can be published, or advisable. */
export function ChecklistPoint({ item }: { item: ChecklistItem }) {
  const t = useTranslations('events.checklist');
  const { name, isDone, isNeeded, missing } = item;
  const state = isDone ? 'done' : isNeeded ? 'needed' : 'open';
  const isMany = state === 'needed' && missing > 1;
  const Mark = { done: IconCircleCheckFilled, needed: IconAlertCircle, open: IconCircleDashed }[
    state
  ];
  return (
    <Link {...placeOfPoint[name]} className={classes.point} data-state={state} resetScroll={false}>
      <Mark size={18} aria-hidden />
      <span>
        {t(`points.${name}`)}
        <small>{isMany ? t('neededMany', { count: missing }) : t(state)}</small>
      </span>
    </Link>
  );
}
