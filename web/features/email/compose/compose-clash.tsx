import { Button } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { Notice } from '../../../ui/notice.tsx';
import { offerUndo } from '../../../ui/toast/undo.ts';
import classes from './compose.module.css';
import type { DraftKeeper, Keeping } from './compose.draft-keeper.ts';
import { wordsOf } from './compose.quote.ts';

interface ComposeClashProps {
  keeper: DraftKeeper;
  keeping: Keeping;
}

/** Two windows wrote the same: nobody's words go without a person's saying so. */
export function ComposeClash({ keeper, keeping }: ComposeClashProps) {
  const t = useTranslations('compose.clash');
  const { draft, theirs } = keeping;
  if (!theirs) return null;
  const take = () => {
    keeper.takeTheirs();
    offerUndo(t('taken'), () => keeper.putBack(draft));
  };
  const line = [theirs.subject, wordsOf(theirs.own).trim()].filter(Boolean).join(' · ');
  return (
    <Notice tone="warning">
      <p className={classes.clash}>{t('text')}</p>
      <blockquote className={classes.theirs}>
        <bdi>{line.slice(0, 300) || t('empty')}</bdi>
      </blockquote>
      <span className={classes.choices}>
        <Button size="compact-md" onClick={keeper.keepMine}>
          {t('mine')}
        </Button>
        <Button size="compact-md" variant="default" onClick={take}>
          {t('theirs')}
        </Button>
      </span>
    </Notice>
  );
}
