import { type ComponentType, useEffect, useState } from 'react';
import { loadTexts } from '../../platform/i18n/texts.ts';
import type { PictureDialogProps } from './picture-dialog.tsx';

async function loadDialog() {
  const [module] = await Promise.all([import('./picture-dialog.tsx'), loadTexts('upload')]);
  return module.PictureDialog;
}

interface PictureUploadProps extends PictureDialogProps {
  opened: boolean;
}

/** A dialog to choose, cut and send a picture; loaded when it is opened for the first time. */
export function PictureUpload({ opened, ...dialog }: PictureUploadProps) {
  const [Dialog, setDialog] = useState<ComponentType<PictureDialogProps>>();
  const { onClose } = dialog;
  useEffect(() => {
    if (opened) loadDialog().then((loaded) => setDialog(() => loaded), onClose);
  }, [opened, onClose]);
  return opened && Dialog && <Dialog {...dialog} />;
}
