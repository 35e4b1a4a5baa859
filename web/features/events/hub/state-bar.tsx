import { ActionIcon, Button, Menu } from '@mantine/core';
import type { EventSetup } from '@plenum/contract';
import { IconArmchair, IconDots } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { eventStates, type Step, stepsFrom, takesAway } from './hub.steps.ts';
import { Refusal } from '../refusal.tsx';
import classes from './state-bar.module.css';
import { useStateChange } from './use-state-change.ts';

/** Where the event stands between draft and ended, and the steps from here. */
export function StateBar({ setup }: { setup: EventSetup }) {
  const t = useTranslations('events.state');
  const [asked, setAsked] = useState<Step>();
  const { change, isBusy, problem, forget } = useStateChange(setup);
  const { next, seldom } = stepsFrom(setup.state);
  return (
    <section className={classes.bar} aria-label={t('label')}>
      <div className={classes.line}>
        <States setup={setup} />
        <div className={classes.choices}>
          {next ? (
            <Button loading={isBusy} onClick={() => setAsked(next)}>
              {t(`steps.${next.name}`)}
            </Button>
          ) : (
            <LobbyLink />
          )}
          {seldom.length > 0 && <SeldomSteps steps={seldom} isBusy={isBusy} onAsk={setAsked} />}
        </div>
      </div>
      <p className={classes.meaning}>{t(`means.${setup.state}`)}</p>
      {problem !== null && <Refusal setup={setup} problem={problem} onClose={forget} />}
      <StepDialog
        name={setup.name}
        step={asked}
        onStay={() => setAsked(undefined)}
        onGo={(step) => {
          setAsked(undefined);
          change(step.to);
        }}
      />
    </section>
  );
}

function LobbyLink() {
  const t = useTranslations('events.state');
  return (
    <Button
      leftSection={<IconArmchair size={18} />}
      renderRoot={(props) => <Link to="/venue" {...props} />}
    >
      {t('lobby')}
    </Button>
  );
}

interface SeldomStepsProps {
  steps: readonly Step[];
  isBusy: boolean;
  onAsk: (step: Step) => void;
}

function SeldomSteps({ steps, isBusy, onAsk }: SeldomStepsProps) {
  const t = useTranslations('events.state');
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon variant="default" size={36} disabled={isBusy} aria-label={t('change')}>
          <IconDots size={18} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {steps.map((step) => (
          <Menu.Item
            key={step.name}
            {...(takesAway(step) && { color: 'red' })}
            onClick={() => onAsk(step)}
          >
            {t(`steps.${step.name}`)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

function States({ setup }: { setup: EventSetup }) {
  const names = useTranslations('frame.event');
  const here = eventStates.indexOf(setup.state);
  return (
    <ol className={classes.steps}>
      {eventStates.map((state, place) => (
        <li
          key={state}
          aria-current={place === here ? 'step' : undefined}
          data-past={place < here || undefined}
        >
          <span aria-hidden>{place + 1}</span>
          {names(`states.${state}`)}
        </li>
      ))}
    </ol>
  );
}

interface StepDialogProps {
  name: string;
  step: Step | undefined;
  onStay: () => void;
  onGo: (step: Step) => void;
}

function StepDialog({ name, step, onStay, onGo }: StepDialogProps) {
  const t = useTranslations('events');
  // The words stay while the dialog fades away.
  const [shown, setShown] = useState(step);
  if (step && step !== shown) setShown(step);
  if (!shown) return null;
  return (
    <ConfirmDialog
      opened={step !== undefined}
      title={t(`state.asks.${shown.name}`, { name })}
      text={t(`state.askTexts.${shown.name}`)}
      stay={t('cancel')}
      go={t(`state.steps.${shown.name}`)}
      isDangerous={takesAway(shown)}
      onStay={onStay}
      onGo={() => onGo(shown)}
    />
  );
}
