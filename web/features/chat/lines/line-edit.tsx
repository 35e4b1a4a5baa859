import { Button, Textarea } from '@mantine/core';
import type { Line } from '@plenum/contract';
import { type KeyboardEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useConversationPlace } from '../rooms/rooms.conversation-place.ts';
import classes from './line.module.css';

export const longest = 4000;

const focusAtEnd = (field: HTMLTextAreaElement | null) => {
  field?.focus();
  field?.setSelectionRange(field.value.length, field.value.length);
};

/** In its place; Enter saves, Escape leaves it as it was. */
export function LineEdit({ line, onDone }: { line: Line; onDone: () => void }) {
  const t = useTranslations('chat.edit');
  const { deeds } = useConversationPlace();
  const [text, setText] = useState(line.text);
  const [isBusy, setBusy] = useState(false);
  const words = text.trim();
  const save = async () => {
    if (!words || isBusy) return;
    if (words === line.text) return onDone();
    setBusy(true);
    if (await deeds.edit(line, words)) onDone();
    else setBusy(false);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation();
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') onDone();
    if (event.key !== 'Enter' || event.shiftKey) return;
    event.preventDefault();
    void save();
  };
  return (
    <div className={classes.edit}>
      <Textarea
        ref={focusAtEnd}
        aria-label={t('label')}
        dir="auto"
        autosize
        minRows={1}
        maxRows={10}
        maxLength={longest}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <div className={classes.editFoot}>
        <Button size="compact-sm" loading={isBusy} disabled={!words} onClick={() => void save()}>
          {t('save')}
        </Button>
        <Button size="compact-sm" variant="subtle" onClick={onDone}>
          {t('cancel')}
        </Button>
      </div>
    </div>
  );
}
