import '../../../ui/styles/fields.css';
import { NativeSelect } from '@mantine/core';
import type { MyEvent, Placement, SponsorSetup } from '@plenum/contract';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ChoiceCards } from '../../../ui/field/choice-cards.tsx';
import { Panel } from '../../../ui/panel/panel.tsx';
import { SeedLine } from './seed-line.tsx';
import { ShareList } from './share-list.tsx';
import { setSeconds } from '../sponsors.api.ts';
import { placements } from '../sponsors.rules.ts';
import classes from '../sponsors-screen.module.css';
import { StripView } from '../strip/strip-view.tsx';
import { useSetupChange } from './use-setup-change.ts';

interface PreviewPanelProps {
  event: MyEvent;
  setup: SponsorSetup;
}

const usualSeconds = [5, 10, 15, 20, 30, 60, 120, 300];

/** A placement as everyone sees it now, what share of it each sponsor gets, and why. */
export function PreviewPanel({ event, setup }: PreviewPanelProps) {
  const t = useTranslations('sponsors');
  const [placement, setPlacement] = useState<Placement>('lobby');
  const wheel = setup.wheels[placement];
  return (
    <Panel title={t('preview.title')}>
      <div className={classes.body}>
        <ChoiceCards
          label={t('preview.placement')}
          choices={placements.map((value) => ({ value, label: t(`placements.${value}`) }))}
          value={placement}
          onChoose={setPlacement}
        />
        {wheel.length > 0 ? (
          <>
            <StripView
              shown={setup}
              placement={placement}
              languages={event.languages}
              counter={null}
            />
            <ShareList wheel={wheel} sponsors={setup.sponsors} />
          </>
        ) : (
          <p className={classes.quiet}>{t('preview.none')}</p>
        )}
        <Seconds event={event} setup={setup} />
        <SeedLine event={event} seed={setup.seed} />
      </div>
    </Panel>
  );
}

function Seconds({ event, setup }: PreviewPanelProps) {
  const t = useTranslations('sponsors.rotation');
  const { apply } = useSetupChange(event.id);
  const choices = [...new Set([...usualSeconds, setup.seconds])].toSorted((a, b) => a - b);
  return (
    <NativeSelect
      label={t('seconds')}
      data={choices.map((seconds) => ({
        value: String(seconds),
        label: t('secondsOf', { seconds }),
      }))}
      value={String(setup.seconds)}
      onChange={({ currentTarget: { value } }) =>
        apply(
          () => setSeconds(event.id, Number(value)),
          (before) => ({ ...before, seconds: Number(value) }),
        )
      }
    />
  );
}
