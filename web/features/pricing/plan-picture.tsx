import type { PricingSetup } from '@plenum/contract';
import { IconPhoto } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { teach } from '../../platform/live/teach.ts';
import { useProblemText } from '../../platform/use-problem-text.ts';
import { showToast } from '../../ui/toast/toasts.tsx';
import { PictureField } from '../../ui/upload/picture-field.tsx';
import type { SendPicture } from '../../ui/upload/upload-rules.ts';
import classes from './part-list.module.css';
import { pictureRules, removePicture, savePicture } from './pricing.api.ts';
import { pricingSetup } from './pricing.live.ts';

/** Kept at once: it does not wait for the rest of the form. */
export function PlanPicture({ plan: { id, picture } }: { plan: PricingSetup['plans'][number] }) {
  const t = useTranslations('pricing.picture');
  const client = useQueryClient();
  const problemText = useProblemText();
  const learn = (setup: PricingSetup) =>
    teach(
      client,
      pricingSetup.changed(() => setup),
    );
  const send: SendPicture = async (file, watch) => learn(await savePicture(id, file, watch));
  const remove = async () => {
    try {
      learn(await removePicture(id));
    } catch (problem) {
      showToast({ text: problemText(problem), isFailure: true });
    }
  };
  return (
    <fieldset className={classes.picture}>
      <legend>{t('label')}</legend>
      <PictureField
        isThere={picture !== null}
        title={t('label')}
        words={{
          add: t('add'),
          change: t('change'),
          remove: t('remove'),
          askTitle: t('askTitle'),
          askText: t('askText'),
          stay: t('stay'),
        }}
        rules={pictureRules}
        shape="whole"
        send={send}
        onRemove={() => void remove()}
      >
        <span className={classes.frame}>
          {picture ? (
            <img src={picture} alt={t('alt')} />
          ) : (
            <IconPhoto size={28} stroke={1.5} aria-hidden />
          )}
        </span>
      </PictureField>
    </fieldset>
  );
}
