import { Button } from '@mantine/core';
import type { EventSetup, Room } from '@plenum/contract';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { addRoom, changeRoom, moveRoom, removeRoom } from '../events.api.ts';
import { movedBefore } from '../../../ui/order/moved-before.ts';
import { RoomForm } from './room-form.tsx';
import { RoomRow } from './room-row.tsx';
import classes from './rows.module.css';
import { SortableRows } from './sortable-rows.tsx';
import { useSetupChange } from './use-setup-change.ts';

function useRooms({ id }: EventSetup) {
  const apply = useSetupChange(id);
  return {
    move: (roomId: number, beforeId: number | null) =>
      apply({
        run: () => moveRoom(id, roomId, beforeId),
        expect: (setup) => ({ ...setup, rooms: movedBefore(setup.rooms, roomId, beforeId) }),
      }),
    remove: (room: Room) => apply({ run: () => removeRoom(id, room.id) }),
  };
}

export function RoomsPanel({ setup }: { setup: EventSetup }) {
  const t = useTranslations('events.rooms');
  const common = useTranslations('events');
  const [edited, setEdited] = useState<number | 'new'>();
  const [asked, setAsked] = useState<Room>();
  const { move, remove } = useRooms(setup);
  const close = () => setEdited(undefined);
  const go = () => {
    setAsked(undefined);
    if (asked) remove(asked);
  };
  return (
    <div className={classes.part}>
      {setup.rooms.length === 0 && edited !== 'new' && (
        <p className={classes.empty}>{t('empty')}</p>
      )}
      {setup.rooms.length > 0 && (
        <SortableRows label={t('list')} rows={setup.rooms} onMove={move}>
          {setup.rooms.map((room) =>
            room.id === edited ? (
              <li key={room.id} className={classes.editor}>
                <RoomForm
                  initial={{ name: room.name, kind: room.kind, capacity: room.capacity }}
                  save={(values) => changeRoom(setup.id, room.id, values)}
                  onClose={close}
                />
              </li>
            ) : (
              <RoomRow
                key={room.id}
                room={room}
                onEdit={() => setEdited(room.id)}
                onRemove={() => setAsked(room)}
              />
            ),
          )}
        </SortableRows>
      )}
      {edited === 'new' ? (
        <RoomForm
          key={setup.rooms.length}
          initial={{ name: '', kind: 'room', capacity: null }}
          save={(values) => addRoom(setup.id, values)}
          onClose={close}
          staysOpen
        />
      ) : (
        <div>
          <Button
            variant="default"
            leftSection={<IconPlus size={18} />}
            onClick={() => setEdited('new')}
          >
            {t('add')}
          </Button>
        </div>
      )}
      <ConfirmDialog
        opened={asked !== undefined}
        title={t('askTitle', { name: asked?.name ?? '' })}
        text={t('askText')}
        stay={common('cancel')}
        go={common('removeGo')}
        onStay={() => setAsked(undefined)}
        onGo={go}
      />
    </div>
  );
}
