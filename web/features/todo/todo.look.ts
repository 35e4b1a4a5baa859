import {
  type Icon,
  IconCircleCheck,
  IconInbox,
  IconSearch,
  IconStar,
  IconTag,
  IconTrash,
} from '@tabler/icons-react';
import type { TaskTag } from '@plenum/contract';
import type { TaskFilter } from './todo.places.ts';

export const filterIcons: Record<TaskFilter, Icon> = {
  all: IconInbox,
  important: IconStar,
  completed: IconCircleCheck,
  deleted: IconTrash,
};

export const tagHues: Record<TaskTag, string> = {
  team: 'violet',
  low: 'green',
  medium: 'amber',
  high: 'red',
  update: 'sky',
};

export const searchIcon = IconSearch;
export const tagIcon = IconTag;
