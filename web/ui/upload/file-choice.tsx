import { Button, FileButton } from '@mantine/core';
import { IconFileImport } from '@tabler/icons-react';
import classes from './file-choice.module.css';

interface FileChoiceProps {
  accept: string;
  label: string;
  hint: string;
  /** A file hangs over the page just now. */
  isOver: boolean;
  isBusy?: boolean;
  /** Something else on the screen is chosen first. */
  isLater?: boolean;
  onFile: (file: File) => void;
}

/** A file that is read, picked here; where it may be dropped is said beside. */
export function FileChoice(props: FileChoiceProps) {
  const { accept, label, hint, isOver, isBusy = false, isLater = false, onFile } = props;
  return (
    <div className={classes.drop} data-is-over={isOver || undefined}>
      <IconFileImport size={32} stroke={1.5} aria-hidden />
      <FileButton accept={accept} onChange={(file) => file && onFile(file)}>
        {(button) => (
          <Button {...button} data-autofocus={!isLater || undefined} loading={isBusy}>
            {label}
          </Button>
        )}
      </FileButton>
      <span>{hint}</span>
    </div>
  );
}
