import { Button, Modal } from '@mantine/core';
import classes from './confirm-dialog.module.css';

interface ConfirmDialogProps {
  opened: boolean;
  title: string;
  text: string;
  stay: string;
  go: string;
  onStay: () => void;
  onGo: () => void;
}

/** Escape belongs to what lies below: the key that asked must not answer as well. */
export function ConfirmDialog({ opened, title, text, stay, go, onStay, onGo }: ConfirmDialogProps) {
  return (
    <Modal
      opened={opened}
      onClose={onStay}
      title={title}
      withCloseButton={false}
      closeOnEscape={false}
      centered
    >
      <p className={classes.text}>{text}</p>
      <div className={classes.choices}>
        <Button variant="default" data-autofocus onClick={onStay}>
          {stay}
        </Button>
        <Button color="red" onClick={onGo}>
          {go}
        </Button>
      </div>
    </Modal>
  );
}
