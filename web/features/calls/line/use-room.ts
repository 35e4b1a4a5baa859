import { useSyncExternalStore } from 'react';
import { room } from './line.room.ts';

export const useRoom = () => useSyncExternalStore(room.subscribe, room.get);
