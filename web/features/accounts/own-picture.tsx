import { Button } from '@mantine/core';
import { useCallback, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useSession } from '../../platform/session/session.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { PersonPicture } from '../../ui/person-picture.tsx';
import { PictureUpload } from '../../ui/upload/picture-upload.tsx';
import { pictureRules, removePicture, savePicture } from './accounts.picture.ts';
import classes from './own-picture.module.css';
import { useSettingsChange } from './use-settings-change.ts';

/** How others see me: chosen, cut to a square, or taken away. */
export function OwnPicture() {
  const t = useTranslations('settings.picture');
  const person = useSession()?.person;
  const [open, setOpen] = useState<'choose' | 'remove'>();
  const close = useCallback(() => setOpen(undefined), []);
  const removal = useSettingsChange(removePicture, () => undefined);
  if (!person) return null;
  const go = () => {
    close();
    removal.mutate();
  };
  return (
    <div className={classes.own}>
      <PersonPicture name={person.fullName || person.username} picture={person.avatar} size={80} />
      <div className={classes.choices}>
        <Button variant="default" onClick={() => setOpen('choose')}>
          {t(person.avatar ? 'change' : 'add')}
        </Button>
        {person.avatar && (
          <Button
            variant="subtle"
            color="red"
            loading={removal.isPending}
            onClick={() => setOpen('remove')}
          >
            {t('remove')}
          </Button>
        )}
      </div>
      <PictureUpload
        opened={open === 'choose'}
        title={t('title')}
        rules={pictureRules}
        shape="square"
        send={savePicture}
        onClose={close}
      />
      <ConfirmDialog
        opened={open === 'remove'}
        title={t('askTitle')}
        text={t('askText')}
        stay={t('stay')}
        go={t('remove')}
        onStay={close}
        onGo={go}
      />
    </div>
  );
}
