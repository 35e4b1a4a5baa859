import { Button } from '@mantine/core';
import type { PersonLine } from '@plenum/contract';
import { IconPencil, IconSend } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { MessageDialog } from './message-dialog.tsx';
import classes from './person-card.module.css';
import { RemoveButton } from './remove-button.tsx';
import { usePeopleChanges } from './use-people-changes.tsx';

interface PersonActionsProps {
  person: PersonLine;
  onGone: () => void;
}

const done = () => undefined;

export function PersonActions({ person, onGone }: PersonActionsProps) {
  const t = useTranslations('people');
  const [addressed, setAddressed] = useState<readonly PersonLine[]>([]);
  const { apply, dialog } = usePeopleChanges();
  const change = { isActive: !person.isActive };
  const close = () => setAddressed([]);
  return (
    <div className={classes.actions}>
      <Button
        renderRoot={(props) => (
          <Link to="/apps/user/edit/$id" params={{ id: String(person.id) }} {...props} />
        )}
        leftSection={<IconPencil size={16} />}
      >
        {t('person.edit')}
      </Button>
      <Button
        variant="default"
        leftSection={<IconSend size={16} />}
        onClick={() => setAddressed([person])}
      >
        {t('bulk.message')}
      </Button>
      <Button variant="default" onClick={() => apply({ people: [person], change, onDone: done })}>
        {t(person.isActive ? 'bulk.deactivated' : 'bulk.reactivated')}
      </Button>
      <RemoveButton person={person} onGone={onGone} />
      {dialog}
      <MessageDialog people={addressed} onClose={close} onSent={close} />
    </div>
  );
}
