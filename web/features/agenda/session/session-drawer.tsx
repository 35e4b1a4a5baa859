import { Drawer } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { SessionDetails } from './session-details.tsx';
import { SessionMissing } from './session-missing.tsx';
import { useProgramPlace } from '../program/use-program-place.ts';

interface SessionDrawerProps {
  /** As the address says it. */
  id: string | undefined;
  onClose: () => void;
}

/** A session beside the program it stands in. */
export function SessionDrawer({ id, onClose }: SessionDrawerProps) {
  const t = useTranslations();
  const { program, words } = useProgramPlace();
  const session = program.sessions.find((one) => String(one.id) === id);
  return (
    <Drawer
      opened={id !== undefined}
      onClose={onClose}
      position="right"
      size="lg"
      title={session ? words(session.title) : t('program.session.title')}
      closeButtonProps={{ 'aria-label': t('shell.close') }}
    >
      {session ? <SessionDetails session={session} /> : <SessionMissing />}
    </Drawer>
  );
}
