import { TextInput } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import classes from './accent-field.module.css';
import { AccentContrast } from './accent-contrast.tsx';
import {
  type AccentName,
  accents,
  isColour,
  readColour,
  usualAccent,
} from './organisations.accents.ts';

interface AccentFieldProps {
  /** Null is the product's own. */
  value: string | null;
  error: string | undefined;
  onChange: (accent: string | null) => void;
}

const names = Object.keys(accents) as AccentName[];

export function AccentField({ value, error, onChange }: AccentFieldProps) {
  const t = useTranslations('organisations.look');
  const [typed, setTyped] = useState('');
  const shown = value ?? usualAccent;
  const colour = isColour(shown) ? shown : null;
  const choose = (accent: string) => onChange(accent === usualAccent ? null : accent);
  const type = (text: string) => {
    setTyped(text);
    onChange(readColour(text) || null);
  };
  return (
    <fieldset className={classes.field}>
      <legend>{t('accent')}</legend>
      <div className={classes.swatches}>
        {names.map((name) => (
          <label key={name} className={classes.swatch} style={{ background: accents[name] }}>
            <input
              type="radio"
              name="swatch"
              checked={shown === accents[name]}
              onChange={() => choose(accents[name])}
            />
            <span className="visually-hidden">{t(`accents.${name}`)}</span>
            {shown === accents[name] && <IconCheck size={18} aria-hidden />}
          </label>
        ))}
      </div>
      <div className={classes.own}>
        <input
          type="color"
          className={classes.picker}
          aria-label={t('picker')}
          value={colour ?? usualAccent}
          onChange={(event) => choose(event.currentTarget.value)}
        />
        <TextInput
          name="accent"
          label={t('hex')}
          className={classes.hex ?? ''}
          dir="ltr"
          spellCheck={false}
          autoComplete="off"
          placeholder={usualAccent}
          value={readColour(typed) === (value ?? '') ? typed : (value ?? '')}
          error={error}
          onChange={(event) => type(event.currentTarget.value)}
          onBlur={() => setTyped(value ?? '')}
        />
        {colour && <AccentContrast colour={colour} />}
      </div>
    </fieldset>
  );
}
