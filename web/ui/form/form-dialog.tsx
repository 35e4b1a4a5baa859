import { Modal, type ModalProps } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Later } from '../later.tsx';

interface FormDialogProps extends Pick<ModalProps, 'size'> {
  title: string;
  isOpen: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** What was written is not lost to a slip of the pointer. */
export function FormDialog({ title, isOpen, size, onClose, children }: FormDialogProps) {
  const t = useTranslations('shell');
  return (
    <Later>
      <Modal
        opened={isOpen}
        onClose={onClose}
        title={title}
        {...(size !== undefined && { size })}
        closeOnClickOutside={false}
        closeButtonProps={{ 'aria-label': t('close') }}
      >
        {children}
      </Modal>
    </Later>
  );
}
