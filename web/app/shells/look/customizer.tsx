import '../../../ui/styles/shortcuts.css';
import { Button, Drawer, Switch } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { deviceSettings, useStoredValue } from '../../../platform/device-settings.ts';
import { ChoiceCards } from '../../../ui/field/choice-cards.tsx';
import classes from './customizer.module.css';
import { useCustomLook } from './use-custom-look.ts';
import { useFocusBack } from '../../../ui/focus/use-focus-back.ts';

const choices = {
  skin: ['semi-dark', 'light', 'dark', 'bordered'],
  content: ['full', 'boxed'],
  navbar: ['sticky', 'static', 'floating', 'hidden'],
  footer: ['static', 'sticky', 'hidden'],
} as const;
const groups = ['skin', 'content', 'navbar', 'footer'] as const;
const switches = ['isMenuHidden', 'isRightToLeft'] as const;

/** How the frame looks, for one person on all their devices. */
export function Customizer({ onClose }: { onClose: () => void }) {
  useFocusBack();
  const t = useTranslations('frame.customizer');
  const shell = useTranslations('shell');
  const { chosen, choose, reset } = useCustomLook();
  const hasButton = useStoredValue(deviceSettings.hasCustomizer);
  return (
    <Drawer
      opened
      onClose={onClose}
      position="right"
      size="360px"
      title={t('title')}
      closeButtonProps={{ 'aria-label': shell('close') }}
      overlayProps={{ backgroundOpacity: 0.12 }}
    >
      <div className={classes.groups}>
        {groups.map((group) => (
          <ChoiceCards
            key={group}
            label={t(`${group}.label`)}
            choices={choices[group].map((value) => ({ value, label: t(`values.${value}`) }))}
            value={chosen[group]}
            onChoose={(value) => choose({ [group]: value })}
          />
        ))}
        {switches.map((name) => (
          <Switch
            key={name}
            label={t(name)}
            checked={chosen[name]}
            onChange={(event) => choose({ [name]: event.currentTarget.checked })}
          />
        ))}
        <Switch
          label={t('hasButton')}
          checked={hasButton}
          onChange={(event) => deviceSettings.hasCustomizer.set(event.currentTarget.checked)}
        />
        <Button variant="default" onClick={reset}>
          {t('reset')}
        </Button>
      </div>
    </Drawer>
  );
}
