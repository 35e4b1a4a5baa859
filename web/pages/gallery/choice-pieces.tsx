import '../../ui/styles/shortcuts.css';
import { useRef, useState } from 'react';
import { ChoiceCards } from '../../ui/field/choice-cards.tsx';
import { ColourField } from '../../ui/colour/colour-field.tsx';
import { usualColour } from '../../ui/colour/colours.ts';
import { QrCode } from '../../ui/qr/qr-code.tsx';
import { SearchField } from '../../ui/field/search-field.tsx';
import { TickBox } from '../../ui/field/tick-box.tsx';
import { FileDrop } from '../../ui/upload/file-drop.tsx';
import classes from './gallery-page.module.css';
import { words } from './gallery-samples.ts';

const days = [
  { value: 'starts', label: words.starts },
  { value: 'day', label: words.day },
] as const;
const rules = { types: ['image/png'], maxBytes: 5 * 1024 * 1024 };
const nothing = () => undefined;

export function ChoicePieces() {
  const [day, setDay] = useState<(typeof days)[number]['value']>('day');
  const [colour, setColour] = useState<string | null>(null);
  const [isTicked, setTicked] = useState(true);
  const [q, setQ] = useState('');
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <div className={classes.card}>
        <ChoiceCards label={words.day} choices={days} value={day} onChoose={setDay} />
        <TickBox label={words.done} isTicked={isTicked} onTick={setTicked} />
        <TickBox label={words.level} isTicked={false} isMixed onTick={nothing} />
        <TickBox label={words.fails} isTicked={false} isOff onTick={nothing} />
      </div>
      <div className={classes.card}>
        <SearchField
          label={words.guests}
          clearLabel={words.remove}
          q={q}
          inputRef={input}
          onSearch={setQ}
        />
        <ColourField
          label={words.field}
          name="colour"
          value={colour}
          usual={usualColour}
          carriesText
          error={undefined}
          onChange={setColour}
        />
      </div>
      <div className={classes.card}>
        <FileDrop rules={rules} onFile={nothing} />
        <QrCode text={words.copied} label={words.copied} />
      </div>
    </>
  );
}
