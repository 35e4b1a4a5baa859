import type { Weights } from '@plenum/contract';
import { useTranslations } from 'use-intl';
import { Panel } from '../../../ui/panel/panel.tsx';
import classes from './console-weights.module.css';

const parts = ['visited', 'returned', 'stayed', 'downloaded', 'asked', 'dropped'] as const;

/** What makes a score, as the organisers set it. */
export function ConsoleWeights({ weights }: { weights: Weights }) {
  const t = useTranslations('booth.console');
  return (
    <Panel title={t('weights')}>
      <dl className={classes.weights}>
        {parts.map((part) => (
          <div key={part}>
            <dt>{t(`earns.${part}`)}</dt>
            <dd>{t('points', { count: weights[part] })}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
