import { useSyncExternalStore } from 'react';
import { room } from './calls.room.ts';

export const useRoom = () => useSyncExternalStore(room.subscribe, room.get);
