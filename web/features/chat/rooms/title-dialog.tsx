import { Button, Modal, TextInput } from '@mantine/core';
import { type SubmitEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import classes from './drawers.module.css';
import { useChatProblemText } from '../use-chat-problem-text.ts';

const longestTitle = 80;

interface TitleDialogProps {
  opened: boolean;
  heading: string;
  label: string;
  title: string;
  save: string;
  onSave: (title: string) => Promise<unknown>;
  onClose: () => void;
}

/** Names a topic or a group. */
export function TitleDialog({ opened, heading, onClose, ...form }: TitleDialogProps) {
  const shell = useTranslations('shell');
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={heading}
      closeButtonProps={{ 'aria-label': shell('close') }}
      centered
    >
      <TitleForm {...form} onClose={onClose} />
    </Modal>
  );
}

type TitleFormProps = Omit<TitleDialogProps, 'opened' | 'heading'>;

function TitleForm({ label, title, save, onSave, onClose }: TitleFormProps) {
  const problemText = useChatProblemText();
  const [text, setText] = useState(title);
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState('');
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const words = text.trim();
    if (!words || isBusy) return;
    setBusy(true);
    try {
      await onSave(words);
      onClose();
    } catch (problem) {
      setRefusal(problemText(problem));
    }
    setBusy(false);
  };
  return (
    <form className={classes.drawer} onSubmit={(event) => void submit(event)}>
      <TextInput
        data-autofocus
        label={label}
        dir="auto"
        maxLength={longestTitle}
        value={text}
        error={refusal}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <div className={classes.foot}>
        <Button type="submit" loading={isBusy} disabled={!text.trim()}>
          {save}
        </Button>
      </div>
    </form>
  );
}
