import { useSyncExternalStore } from 'react';
import { groupRoom } from './group.room.ts';

export const useGroupRoom = () => useSyncExternalStore(groupRoom.subscribe, groupRoom.get);
