import { IconPhoto } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { organisationOptions } from '../../platform/organisation.ts';
import { useProblemText } from '../../platform/use-problem-text.ts';
import { showToast } from '../../ui/toast/toasts.tsx';
import type { SendPicture } from '../../ui/upload/upload-rules.ts';
import { PictureField } from '../../ui/upload/picture-field.tsx';
import classes from './logo-field.module.css';
import { logoRules, removeLogo, saveLogo } from './organisations.api.ts';

/** Kept at once: it does not wait for the rest of the form. */
export function LogoField() {
  const t = useTranslations('organisations.logo');
  const { logo, send, remove } = useLogo();
  return (
    <fieldset className={classes.field}>
      <legend>{t('label')}</legend>
      <PictureField
        isThere={logo !== null}
        title={t('label')}
        words={{
          add: t('add'),
          change: t('change'),
          remove: t('remove'),
          askTitle: t('askTitle'),
          askText: t('askText'),
          stay: t('stay'),
        }}
        rules={logoRules}
        shape="whole"
        send={send}
        onRemove={() => void remove()}
      >
        <span className={classes.frame}>
          {logo ? (
            <img src={logo} alt={t('alt')} />
          ) : (
            <IconPhoto size={28} stroke={1.5} aria-hidden />
          )}
        </span>
      </PictureField>
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
