import '../../../ui/styles/radios.css';
import { Radio } from '@mantine/core';
import { useTranslations } from 'use-intl';
import classes from './answer-screen.module.css';
import type { Invitation } from './invitation.ts';

const all = 'all';

interface AnswerWhichProps {
  invitation: Invitation;
  /** The repeat that is meant; null: all of them. */
  original: string | null;
  whenOf: (invitation: Invitation) => string;
  onChoose: (original: string | null) => void;
}

/** Of what repeats: all of them, or one of the next. */
export function AnswerWhich({ invitation, original, whenOf, onChoose }: AnswerWhichProps) {
  const t = useTranslations('calendar');
  return (
    <Radio.Group
      label={t('invited.which')}
      value={original ?? all}
      onChange={(next) => onChoose(next === all ? null : next)}
    >
      <div className={classes.which}>
        <Radio value={all} label={t('invited.all')} />
        {invitation.repeats.map((one) => (
          <Radio
            key={one.original}
            value={one.original}
            label={
              <>
                {whenOf({ ...invitation, ...one })}
                <span className={classes.known}>{t(`answers.${one.answer}`)}</span>
              </>
            }
          />
        ))}
      </div>
    </Radio.Group>
  );
}
