import type { Sponsor, SponsorSetup } from '@plenum/contract';
import { IconPhoto } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { showToast } from '../../../ui/toast/toasts.tsx';
import { PictureField } from '../../../ui/upload/picture-field.tsx';
import type { SendPicture } from '../../../ui/upload/upload-rules.ts';
import classes from './forms.module.css';
import { logoRules, removeLogo, saveLogo } from '../sponsors.api.ts';
import { useSponsorProblemText } from '../use-sponsor-problem-text.ts';

interface LogoFieldProps {
  eventId: number;
  sponsor: Sponsor;
  onSaved: (setup: SponsorSetup) => void;
}

/** Kept at once: it does not wait for the rest of the form. */
export function LogoField({ eventId, sponsor, onSaved }: LogoFieldProps) {
  const t = useTranslations('sponsors.logo');
  const problemText = useSponsorProblemText();
  const { id, name, logo } = sponsor;
  const send: SendPicture = async (picture, watch) =>
    onSaved(await saveLogo(eventId, id, picture, watch));
  const remove = async () => {
    try {
      onSaved(await removeLogo(eventId, id));
    } catch (problem) {
      showToast({ text: problemText(problem), isFailure: true });
    }
  };
  return (
    <fieldset className={classes.logo}>
      <legend>{t('label')}</legend>
      <PictureField
        isThere={logo !== null}
        title={t('label')}
        words={{
          add: t('add'),
          change: t('change'),
          remove: t('remove'),
          askTitle: t('askTitle', { name }),
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
            <img src={logo} alt={t('alt', { name })} />
          ) : (
            <IconPhoto size={28} stroke={1.5} aria-hidden />
          )}
        </span>
      </PictureField>
    </fieldset>
  );
}
