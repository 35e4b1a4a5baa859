import {
  type Icon,
  IconAlertOctagon,
  IconFilePencil,
  IconInbox,
  IconMail,
  IconSend,
  IconStar,
  IconTrash,
} from '@tabler/icons-react';
import type { Label } from '@plenum/contract';
import type { EmailListOf } from './email.order.ts';

export const folderIcons: Record<EmailListOf['folder'], Icon> = {
  inbox: IconInbox,
  starred: IconStar,
  sent: IconSend,
  draft: IconFilePencil,
  spam: IconAlertOctagon,
  trash: IconTrash,
  all: IconMail,
};

export const labelHues: Record<Label, string> = {
  personal: 'green',
  company: 'indigo',
  important: 'amber',
  private: 'red',
};
