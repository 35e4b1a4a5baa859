import { Button } from '@mantine/core';
import { type ReactNode, useCallback, useState } from 'react';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import type { PictureDialogProps } from './picture-dialog.tsx';
import classes from './picture-field.module.css';
import { PictureUpload } from './picture-upload.tsx';

interface PictureFieldProps extends Omit<PictureDialogProps, 'onClose'> {
  /** How the picture, or its absence, looks now. */
  children: ReactNode;
  isThere: boolean;
  isRemoving?: boolean;
  words: Record<'add' | 'change' | 'remove' | 'askTitle' | 'askText' | 'stay', string>;
  onRemove: () => void;
}

/** A picture that is chosen, replaced or taken away; each is done at once. */
export function PictureField({
  children,
  isThere,
  isRemoving = false,
  words,
  onRemove,
  ...dialog
}: PictureFieldProps) {
  const [open, setOpen] = useState<'choose' | 'remove'>();
  const close = useCallback(() => setOpen(undefined), []);
  const go = () => {
    close();
    onRemove();
  };
  return (
    <div className={classes.field}>
      {children}
      <div className={classes.choices}>
        <Button variant="default" onClick={() => setOpen('choose')}>
          {isThere ? words.change : words.add}
        </Button>
        {isThere && (
          <Button
            variant="subtle"
            color="red"
            loading={isRemoving}
            onClick={() => setOpen('remove')}
          >
            {words.remove}
          </Button>
        )}
      </div>
      <PictureUpload opened={open === 'choose'} {...dialog} onClose={close} />
      <ConfirmDialog
        opened={open === 'remove'}
        title={words.askTitle}
        text={words.askText}
        stay={words.stay}
        go={words.remove}
        onStay={close}
        onGo={go}
      />
    </div>
  );
}
