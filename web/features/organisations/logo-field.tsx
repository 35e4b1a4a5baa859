import type { Organisation } from '@plenum/contract';
import { IconPhoto } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { teach } from '../../platform/live/teach.ts';
import { currentOrganisation, useOrganisation } from '../../platform/organisation.ts';
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
  const logo = useOrganisation()?.logo ?? null;
  const learn = (organisation: Organisation) =>
    teach(
      client,
      currentOrganisation.changed(() => organisation),
    );
  const send: SendPicture = async (picture, watch) => learn(await saveLogo(picture, watch));
  const remove = async () => {
    try {
      learn(await removeLogo());
    } catch (problem) {
      showToast({ text: problemText(problem), isFailure: true });
    }
  };
  return { logo, send, remove };
}
