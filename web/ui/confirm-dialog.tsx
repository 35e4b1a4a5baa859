import { Button, Modal } from '@mantine/core';
import classes from './confirm-dialog.module.css';
import { Later } from './later.tsx';

interface ConfirmDialogProps {
  opened: boolean;
  title: string;
  text: string;
  stay: string;
  go: string;
  /** What is lost by it is asked for in red. */
  isDangerous?: boolean;
  onStay: () => void;
  onGo: () => void;
}

/** Escape belongs to what lies below: the key that asked must not answer as well. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { opened, title, text, stay, go, isDangerous = true, onStay, onGo } = props;
  return (
    <Later>
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
          <Button {...(isDangerous && { color: 'red' })} onClick={onGo}>
            {go}
          </Button>
        </div>
      </Modal>
    </Later>
  );
}
