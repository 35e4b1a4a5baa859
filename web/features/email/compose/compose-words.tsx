import { lazy, Suspense } from 'react';
import { useTranslations } from 'use-intl';
import { LinesSkeleton } from '../../../ui/skeleton.tsx';
import classes from './compose.module.css';
import { ComposeQuote } from './compose-quote.tsx';
import type { Draft } from './compose.draft.ts';

const RichTextEditor = lazy(async () => {
  const { RichTextEditor } = await import('../../../ui/rich-text/rich-text-editor.tsx');
  return { default: RichTextEditor };
});

interface ComposeWordsProps {
  draft: Draft;
  /** The editor begins anew when words came from elsewhere. */
  edition: number;
  isAnswer: boolean;
  onChange: (part: Partial<Draft>) => void;
}

export function ComposeWords({ draft, edition, isAnswer, onChange }: ComposeWordsProps) {
  const t = useTranslations('compose');
  return (
    <div className={classes.words}>
      <Suspense fallback={<LinesSkeleton lines={3} />}>
        <RichTextEditor
          key={edition}
          label={t('message')}
          html={draft.own}
          begins={isAnswer && 'start'}
          isTall
          onChange={(own) => onChange({ own })}
        />
      </Suspense>
      <ComposeQuote quote={draft.quote} onRemove={() => onChange({ quote: '' })} />
    </div>
  );
}
