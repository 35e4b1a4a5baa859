import { Button } from '@mantine/core';
import { useState } from 'react';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { showToast } from '../../ui/toast/toasts.tsx';
import { offerUndo } from '../../ui/toast/undo.ts';
import classes from './gallery-page.module.css';
import { words } from './gallery-samples.ts';

export function FeedbackPieces() {
  const [isAsking, setAsking] = useState(false);
  const answer = () => setAsking(false);
  return (
    <>
      <div className={classes.card}>
        <Notice tone="danger">{words.danger}</Notice>
        <Notice tone="warning">{words.warning}</Notice>
        <Notice tone="calm">{words.calm}</Notice>
      </div>
      <div className={`${classes.card} ${classes.row}`}>
        <Button onClick={() => showToast({ text: words.done })}>{words.toast}</Button>
        <Button
          variant="default"
          onClick={() => showToast({ text: words.failed, action: 'retry', isFailure: true })}
        >
          {words.failure}
        </Button>
        <Button variant="default" onClick={() => offerUndo(words.done, () => undefined)}>
          {words.undo}
        </Button>
        <Button color="red" onClick={() => setAsking(true)}>
          {words.ask}
        </Button>
        <Button loading>{words.loading}</Button>
      </div>
      <div className={classes.card}>
        <code>{words.copied}</code>
        <CopyButton text={words.copied} />
      </div>
      <ConfirmDialog
        opened={isAsking}
        title={words.question}
        text={words.answer}
        stay={words.keep}
        go={words.remove}
        onStay={answer}
        onGo={answer}
      />
    </>
  );
}
