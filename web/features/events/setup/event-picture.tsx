import type { EventSetup } from '@plenum/contract';
import { IconPhoto } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useProblemText } from '../../../platform/use-problem-text.ts';
import { showToast } from '../../../ui/toast/toasts.tsx';
import { PictureField } from '../../../ui/upload/picture-field.tsx';
import type { SendPicture } from '../../../ui/upload/upload-rules.ts';
import classes from './branding-panel.module.css';
import { type Picture, pictureRules, removePicture, savePicture } from '../events.api.ts';
import { learnSetup } from '../events.live.ts';

interface EventPictureProps {
  setup: EventSetup;
  which: Picture;
}

export function EventPicture({ setup, which }: EventPictureProps) {
  const t = useTranslations('events.branding');
  const client = useQueryClient();
  const problemText = useProblemText();
  const picture = setup[which];
  const send: SendPicture = async (file, watch) =>
    learnSetup(client, await savePicture(setup.id, which, file, watch));
  const removal = useMutation({
    mutationFn: () => removePicture(setup.id, which),
    onSuccess: (saved) => learnSetup(client, saved),
    onError: (problem) => showToast({ text: problemText(problem), isFailure: true }),
  });
  return (
    <fieldset className={classes.picture}>
      <legend>{t(which)}</legend>
      <p>{t(`hints.${which}`)}</p>
      <PictureField
        isThere={picture !== null}
        isRemoving={removal.isPending}
        title={t(which)}
        words={{
          add: t('add'),
          change: t('change'),
          remove: t('remove'),
          askTitle: t(`asks.${which}`),
          askText: t('askText'),
          stay: t('stay'),
        }}
        rules={pictureRules}
        shape="whole"
        send={send}
        onRemove={() => removal.mutate()}
      >
        <span className={classes.frame} data-which={which}>
          {picture ? (
            <img src={picture} alt={t(`alts.${which}`)} />
          ) : (
            <IconPhoto size={28} stroke={1.5} aria-hidden />
          )}
        </span>
      </PictureField>
    </fieldset>
  );
}
