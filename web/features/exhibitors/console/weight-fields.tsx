import type { Weights } from '@plenum/contract';
import { useTranslations } from 'use-intl';
import classes from '../setup/exhibitor-panel.module.css';
import { WholeNumber } from '../setup/whole-number.tsx';

interface WeightFieldsProps {
  weights: Weights;
  error: string | undefined;
  onChange: (weights: Weights) => void;
}

const names = ['visited', 'returned', 'stayed', 'downloaded', 'asked', 'dropped'] as const;

/** What a lead's score counts. Exhibitors see the same figures beside each score. */
export function WeightFields({ weights, error, onChange }: WeightFieldsProps) {
  const t = useTranslations('exhibitors.rules');
  return (
    <fieldset className={classes.group}>
      <legend>{t('weights')}</legend>
      <p className={classes.lead}>{t('weightsHint')}</p>
      <div className={classes.pair}>
        {names.map((name, place) => (
          <WholeNumber
            key={name}
            name={place === 0 ? 'weights' : `weights-${name}`}
            label={t(`weightOf.${name}`)}
            max={100}
            value={weights[name]}
            error={place === 0 ? error : undefined}
            onChange={(value) => onChange({ ...weights, [name]: value })}
          />
        ))}
      </div>
    </fieldset>
  );
}
