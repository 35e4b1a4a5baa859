import { Button } from '@mantine/core';
import { IconPhoto } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useTranslations } from 'use-intl';
import { organisationOptions } from '../../platform/organisation.ts';
import { useProblemText } from '../../platform/use-problem-text.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { showToast } from '../../ui/toasts.tsx';
import type { SendPicture } from '../../ui/upload/upload-rules.ts';
import { PictureUpload } from '../../ui/upload/picture-upload.tsx';
import classes from './logo-field.module.css';
import { logoRules, removeLogo, saveLogo } from './organisations.api.ts';

/** Kept at once: it does not wait for the rest of the form. */
export function LogoField() {
  const t = useTranslations('organisations.logo');
  const [open, setOpen] = useState<'choose' | 'remove'>();
  const close = useCallback(() => setOpen(undefined), []);
  const { logo, send, remove } = useLogo();
  const go = () => {
    close();
    void remove();
  };
  return (
    <fieldset className={classes.field}>
      <legend>{t('label')}</legend>
      <div className={classes.own}>
        <span className={classes.frame}>
          {logo ? (
            <img src={logo} alt={t('alt')} />
          ) : (
            <IconPhoto size={28} stroke={1.5} aria-hidden />
          )}
        </span>
        <Button variant="default" onClick={() => setOpen('choose')}>
          {t(logo ? 'change' : 'add')}
        </Button>
        {logo && (
          <Button variant="subtle" color="red" onClick={() => setOpen('remove')}>
            {t('remove')}
          </Button>
        )}
      </div>
      <PictureUpload
        opened={open === 'choose'}
        title={t('label')}
        rules={logoRules}
        shape="whole"
        send={send}
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
    </fieldset>
  );
}

function useLogo() {
  const client = useQueryClient();
  const problemText = useProblemText();
  const options = organisationOptions();
  const logo = useQuery(options).data?.logo ?? null;
  const send: SendPicture = async (picture, watch) =>
    void client.setQueryData(options.queryKey, await saveLogo(picture, watch));
  const remove = async () => {
    try {
      client.setQueryData(options.queryKey, await removeLogo());
    } catch (problem) {
      showToast({ text: problemText(problem), isFailure: true });
    }
  };
  return { logo, send, remove };
}
