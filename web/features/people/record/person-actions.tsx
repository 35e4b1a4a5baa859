import { Button } from '@mantine/core';
import type { PersonLine } from '@plenum/contract';
import { IconMask, IconPencil, IconSend } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ActDialog } from '../list/act-dialog.tsx';
import { MessageDialog } from '../list/message-dialog.tsx';
import classes from './person-card.module.css';
import { RemoveButton } from '../list/remove-button.tsx';
import { usePeopleChanges } from '../use-people-changes.tsx';

interface PersonActionsProps {
  person: PersonLine;
  onGone: () => void;
}

const done = () => undefined;

export function PersonActions({ person, onGone }: PersonActionsProps) {
  const t = useTranslations('people');
  const act = useTranslations('person-record.act');
  const [addressed, setAddressed] = useState<readonly PersonLine[]>([]);
  const [isActing, setIsActing] = useState(false);
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
      {person.role === 'client' && person.isActive && (
        <Button
          variant="default"
          leftSection={<IconMask size={16} />}
          onClick={() => setIsActing(true)}
        >
          {act('button')}
        </Button>
      )}
      <RemoveButton person={person} onGone={onGone} />
      {dialog}
      <ActDialog person={person} isOpen={isActing} onClose={() => setIsActing(false)} />
      <MessageDialog people={addressed} onClose={close} onSent={close} />
    </div>
  );
}
