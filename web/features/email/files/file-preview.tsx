import { Button, Modal } from '@mantine/core';
import type { Attachment } from '@plenum/contract';
import { IconDownload } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { filePictureOptions } from '../email.api.ts';
import classes from './mail-files.module.css';
import { showBlob } from './files.blobs.ts';
import { useFileSaving } from './use-file-saving.ts';
import { useFocusBack } from '../../../ui/focus/use-focus-back.ts';

interface FilePreviewProps {
  file: Attachment;
  onClose: () => void;
}

/** As our own server drew it anew: what the file itself may hide is never shown. */
export function FilePreview({ file, onClose }: FilePreviewProps) {
  useFocusBack();
  const t = useTranslations('email.fileList');
  const shell = useTranslations('shell');
  const save = useFileSaving();
  const { data, isError } = useQuery(filePictureOptions(file.id));
  return (
    <Modal
      opened
      size="xl"
      title={<bdi>{file.fileName}</bdi>}
      closeButtonProps={{ 'aria-label': shell('close') }}
      onClose={onClose}
    >
      <div className={classes.preview}>
        {isError && <p role="alert">{t('noPreview')}</p>}
        {data && <img alt={file.fileName} ref={(image) => showBlob(image, data)} />}
        <Button
          variant="default"
          leftSection={<IconDownload size={16} />}
          onClick={() => save(file.id)}
        >
          {t('save')}
        </Button>
      </div>
    </Modal>
  );
}
