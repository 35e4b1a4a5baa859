import '../../../ui/styles/radios.css';
import { Button, Modal, Radio } from '@mantine/core';
import type { Scope } from '@plenum/contract';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Later } from '../../../ui/later.tsx';
import classes from './scope-dialog.module.css';

interface ScopeDialogProps {
  opened: boolean;
  kind: 'move' | 'remove' | 'save' | 'answer';
  title: string;
  /** Where its repeats themselves change, one alone cannot be meant. */
  hasOne?: boolean;
  onAnswer: (scope: Scope | null) => void;
}

const scopesFor = (kind: ScopeDialogProps['kind'], hasOne: boolean): Scope[] => {
  if (kind === 'answer') return ['one', 'all'];
  return hasOne ? ['one', 'following', 'all'] : ['following', 'all'];
};

/** Which of its repeats are meant. */
export function ScopeDialog({ opened, kind, title, hasOne = true, onAnswer }: ScopeDialogProps) {
  const t = useTranslations('calendar.scope');
  const scopes = scopesFor(kind, hasOne);
  const [chosen, setChosen] = useState<Scope>('one');
  const scope = scopes.includes(chosen) ? chosen : 'following';
  return (
    <Later>
      <Modal
        opened={opened}
        onClose={() => onAnswer(null)}
        title={t(`title.${kind}`)}
        withCloseButton={false}
        centered
      >
        <Radio.Group
          label={t('label', { title })}
          value={scope}
          onChange={(next) => setChosen(scopes.find((one) => one === next) ?? scope)}
        >
          <div className={classes.choices}>
            {scopes.map((one, place) => (
              <Radio
                key={one}
                value={one}
                label={t(one)}
                data-autofocus={place === 0 ? true : undefined}
              />
            ))}
          </div>
        </Radio.Group>
        <div className={classes.foot}>
          <Button variant="default" onClick={() => onAnswer(null)}>
            {t('cancel')}
          </Button>
          <Button {...(kind === 'remove' && { color: 'red' })} onClick={() => onAnswer(scope)}>
            {t(`go.${kind}`)}
          </Button>
        </div>
      </Modal>
    </Later>
  );
}
