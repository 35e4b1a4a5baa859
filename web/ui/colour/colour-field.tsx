import { TextInput } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { ColourContrast } from './colour-contrast.tsx';
import classes from './colour-field.module.css';
import { type ColourName, colours, isColour, readColour } from './colours.ts';

interface ColourFieldProps {
  label: string;
  name: string;
  /** Null is the usual one. */
  value: string | null;
  usual: string;
  /** White text will stand on it: says whether it can be read. */
  carriesText?: boolean;
  error: string | undefined;
  onChange: (colour: string | null) => void;
}

const names = Object.keys(colours) as ColourName[];

export function ColourField({ label, value, usual, error, onChange, ...field }: ColourFieldProps) {
  const t = useTranslations('kit.colour');
  const group = useId();
  const [typed, setTyped] = useState('');
  const shown = value ?? usual;
  const colour = isColour(shown) ? shown : null;
  const choose = (next: string) => onChange(next === usual ? null : next);
  const type = (text: string) => {
    setTyped(text);
    onChange(readColour(text) || null);
  };
  return (
    <fieldset className={classes.field}>
      <legend>{label}</legend>
      <div className={classes.swatches}>
        {names.map((name) => (
          <label key={name} className={classes.swatch} style={{ background: colours[name] }}>
            <input
              type="radio"
              name={group}
              checked={shown === colours[name]}
              onChange={() => choose(colours[name])}
            />
            <span className="visually-hidden">{t(`names.${name}`)}</span>
            {shown === colours[name] && <IconCheck size={18} aria-hidden />}
          </label>
        ))}
      </div>
      <div className={classes.own}>
        <input
          type="color"
          className={classes.picker}
          aria-label={t('picker')}
          value={colour ?? usual}
          onChange={(event) => choose(event.currentTarget.value)}
        />
        <TextInput
          name={field.name}
          label={t('hex')}
          className={classes.hex ?? ''}
          dir="ltr"
          spellCheck={false}
          autoComplete="off"
          placeholder={usual}
          value={readColour(typed) === (value ?? '') ? typed : (value ?? '')}
          error={error}
          onChange={(event) => type(event.currentTarget.value)}
          onBlur={() => setTyped(value ?? '')}
        />
        {field.carriesText && colour && <ColourContrast colour={colour} />}
      </div>
    </fieldset>
  );
}
