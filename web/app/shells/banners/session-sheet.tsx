import { Button, Modal } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { SignInForm } from '../../../features/accounts/entrance/sign-in-form.tsx';
import { session, useLastSession } from '../../../platform/session/session.ts';
import classes from './session-sheet.module.css';
import { useFocusBack } from '../../../ui/focus/use-focus-back.ts';

const stay = () => undefined;

/** Over the page as it was left: signing in again goes on right there. */
export function SessionSheet() {
  useFocusBack();
  const t = useTranslations('frame.ended');
  const client = useQueryClient();
  const person = useLastSession()?.person;
  const goOn = () => {
    // Somebody else gets a page of their own, with nothing of the one before.
    if (session.get()?.person.id === person?.id) void client.invalidateQueries();
    else location.assign('/');
  };
  return (
    <Modal
      opened
      onClose={stay}
      title={t('title')}
      withCloseButton={false}
      closeOnEscape={false}
      closeOnClickOutside={false}
      overlayProps={{ blur: 6, backgroundOpacity: 0.45 }}
      centered
    >
      <p className={classes.text}>{t('text')}</p>
      <SignInForm showDemo={false} email={person?.email ?? ''} onDone={goOn} />
      <Button
        variant="subtle"
        color="gray"
        fullWidth
        className={classes.leave}
        onClick={() => session.clear()}
      >
        {t('leave')}
      </Button>
    </Modal>
  );
}
