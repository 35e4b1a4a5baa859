import type { Room } from '@plenum/contract';
import { useTranslations } from 'use-intl';
import classes from './rows.module.css';
import { EditableRow } from './editable-row.tsx';

interface RoomRowProps {
  room: Room;
  onEdit: () => void;
  onRemove: () => void;
}

export function RoomRow({ room, onEdit, onRemove }: RoomRowProps) {
  const t = useTranslations('events.rooms');
  return (
    <EditableRow row={room} onEdit={onEdit} onRemove={onRemove}>
      <bdi className={classes.name}>{room.name}</bdi>
      <span className={classes.fact}>{t(`kinds.${room.kind}`)}</span>
      {room.capacity !== null && (
        <span className={classes.fact}>{t('seats', { count: room.capacity })}</span>
      )}
    </EditableRow>
  );
}
