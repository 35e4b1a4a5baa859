import { Button } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useTranslations } from 'use-intl';
import classes from './toasts.module.css';

interface Toast {
  text: string;
  action?: 'undo' | 'retry';
  onAction?: () => void;
  /** A failure stays until somebody has seen it. */
  isFailure?: boolean;
  lastsMs?: number;
}

function ToastBody({ text, action, onAction }: Toast) {
  const t = useTranslations('shell');
  return (
    <div className={classes.toast}>
      <span>{text}</span>
      {action && (
        <Button size="compact-sm" variant="subtle" onClick={onAction}>
          {t(action)}
        </Button>
      )}
    </div>
  );
}

function CloseLabel() {
  const t = useTranslations('shell');
  return <span className="visually-hidden">{t('dismiss')}</span>;
}

/** Answers a function that takes the toast away. */
export function showToast(toast: Toast): () => void {
  const act = () => {
    hide();
    toast.onAction?.();
  };
  const id = notifications.show({
    message: <ToastBody {...toast} onAction={act} />,
    autoClose: !toast.isFailure && (toast.lastsMs ?? 6_000),
    withBorder: true,
    ...(toast.isFailure ? { color: 'red' } : {}),
    closeButtonProps: { children: <CloseLabel /> },
  });
  const hide = () => void notifications.hide(id);
  return hide;
}
