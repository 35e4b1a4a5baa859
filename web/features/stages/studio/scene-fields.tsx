import '../../../ui/styles/amounts.css';
import '../../../ui/styles/fields.css';
import '../../../ui/styles/segments.css';
import { Button, NumberInput, SegmentedControl, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Panel } from '../../../ui/panel/panel.tsx';
import { layouts, type Scene } from './studio.scene.ts';
import type { Studio } from './studio.ts';
import classes from './studio.module.css';

interface SceneFieldsProps {
  studio: Studio;
  scene: Scene;
}

/** How the pictures stand, whose name is below, and what is shown instead of them. */
export function SceneFields({ studio, scene }: SceneFieldsProps) {
  const t = useTranslations('stages.studio');
  const { layout, caption, card } = scene;
  const [minutes, setMinutes] = useState(5);
  const isCard = card.text !== '';
  return (
    <Panel title={t('scene')} hasRoom>
      <div className={classes.fields}>
        <fieldset className={classes.group}>
          <legend>{t('layout')}</legend>
          <SegmentedControl
            fullWidth
            orientation="vertical"
            value={layout}
            data={layouts.map((value) => ({ value, label: t(`layouts.${value}`) }))}
            onChange={(value) => studio.change({ layout: value })}
          />
        </fieldset>
        <TextInput
          label={t('captionName')}
          maxLength={60}
          value={caption.name}
          onChange={({ currentTarget }) =>
            studio.change({ caption: { ...caption, name: currentTarget.value } })
          }
        />
        <TextInput
          label={t('captionLine')}
          maxLength={80}
          value={caption.line}
          onChange={({ currentTarget }) =>
            studio.change({ caption: { ...caption, line: currentTarget.value } })
          }
        />
        <div className={classes.card}>
          <NumberInput
            label={t('countdown')}
            min={1}
            max={60}
            allowDecimal={false}
            value={minutes}
            disabled={isCard}
            onChange={(value) => setMinutes(Number(value) || 1)}
          />
          <Button
            variant="default"
            onClick={() =>
              studio.change({
                card: isCard
                  ? { text: '', until: null }
                  : { text: t('beginsSoon'), until: Date.now() + minutes * 60_000 },
              })
            }
          >
            {t(isCard ? 'hideCard' : 'showCard')}
          </Button>
        </div>
      </div>
    </Panel>
  );
}
