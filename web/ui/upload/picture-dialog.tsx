import '@mantine/core/styles/Progress.layer.css';
import { Modal } from '@mantine/core';
import { useCallback, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Notice } from '../notice.tsx';
import { CropStep } from './crop-step.tsx';
import { FileDrop } from './file-drop.tsx';
import { readPicture } from './read-picture.ts';
import { type Refusal, refusalOf, type SendPicture, type UploadRules } from './upload-rules.ts';
import classes from './picture-dialog.module.css';
import { useFocusBack } from '../focus/use-focus-back.ts';

export interface PictureDialogProps {
  title: string;
  rules: UploadRules;
  /** A square part, or the whole picture as it is. */
  shape: 'square' | 'whole';
  send: SendPicture;
  onClose: () => void;
}

interface Chosen {
  file: File;
  picture: ImageBitmap;
}

export function PictureDialog({ title, rules, shape, send, onClose }: PictureDialogProps) {
  useFocusBack();
  const t = useTranslations('upload');
  const shell = useTranslations('shell');
  const [chosen, setChosen] = useState<Chosen>();
  const [refusal, setRefusal] = useState<Refusal>();

  const choose = useCallback(
    async (file: File) => {
      const fault = refusalOf(file, rules);
      const picture = fault ? null : await readPicture(file).catch(() => null);
      setRefusal(picture ? undefined : (fault ?? 'type'));
      setChosen(picture ? { file, picture } : undefined);
    },
    [rules],
  );
  const take = useCallback((file: File) => void choose(file), [choose]);
  // A decoded photo is large: it is let go as soon as another one is chosen.
  useEffect(() => () => chosen?.picture.close(), [chosen]);

  return (
    <Modal
      opened
      onClose={onClose}
      title={title}
      closeButtonProps={{ 'aria-label': shell('close') }}
      centered
    >
      <div className={classes.steps}>
        {refusal && <Notice tone="danger">{t(`refused.${refusal}`)}</Notice>}
        {chosen ? (
          <CropStep
            {...chosen}
            shape={shape}
            send={send}
            onDone={onClose}
            onOther={() => setChosen(undefined)}
          />
        ) : (
          <FileDrop rules={rules} onFile={take} />
        )}
      </div>
    </Modal>
  );
}
