import { Button, Textarea } from '@mantine/core';
import { IconClipboardList } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import classes from './step.module.css';
import { readPeople } from './own.values.ts';

interface PasteListProps {
  onPeople: (people: { fullName: string; email: string }[]) => void;
}

/** For groups: a name and an address a line fill the fields in their order. */
export function PasteList({ onPeople }: PasteListProps) {
  const t = useTranslations('booking-page.people');
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState('');
  if (!isOpen) {
    return (
      <div>
        <Button
          variant="subtle"
          leftSection={<IconClipboardList size={18} aria-hidden />}
          onClick={() => setOpen(true)}
        >
          {t('paste')}
        </Button>
      </div>
    );
  }
  return (
    <div className={classes.paste}>
      <Textarea
        label={t('pasteLabel')}
        description={t('pasteHint')}
        inputWrapperOrder={['label', 'input', 'error', 'description']}
        rows={5}
        dir="auto"
        value={text}
        maxLength={20_000}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <div>
        <Button
          variant="default"
          onClick={() => {
            onPeople(readPeople(text));
            setOpen(false);
          }}
        >
          {t('pasteUse')}
        </Button>
      </div>
    </div>
  );
}
