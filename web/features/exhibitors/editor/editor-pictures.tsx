import type { Booth, BoothContent } from '@plenum/contract';
import { IconPhoto } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { PictureField } from '../../../ui/upload/picture-field.tsx';
import classes from './editor-form.module.css';
import {
  type PicturePlace,
  pictureRules,
  removePicture,
  savePicture,
} from '../booths/booths.api.ts';
import { useBoothDeeds } from '../booths/use-booth-deeds.ts';

interface EditorPicturesProps {
  booth: Booth;
  edited: BoothContent;
}

/** Kept at once: they do not wait for the rest of the form. */
export function EditorPictures({ booth, edited }: EditorPicturesProps) {
  return (
    <div className={classes.pictures}>
      <OnePicture booth={booth} place="logo" picture={edited.logo} />
      <OnePicture booth={booth} place="banner" picture={edited.banner} />
    </div>
  );
}

interface OnePictureProps {
  booth: Booth;
  place: PicturePlace;
  picture: string | null;
}

function OnePicture({ booth: { id, shown }, place, picture }: OnePictureProps) {
  const t = useTranslations('exhibitors.picture');
  const { isBusy, learn, run } = useBoothDeeds();
  const { name } = shown;
  return (
    <fieldset className={classes.picture} data-place={place}>
      <legend>{t(`${place}.label`)}</legend>
      <PictureField
        isThere={picture !== null}
        isRemoving={isBusy}
        title={t(`${place}.label`)}
        words={{
          add: t(`${place}.add`),
          change: t(`${place}.change`),
          remove: t(`${place}.remove`),
          askTitle: t(`${place}.askTitle`, { name }),
          askText: t(`${place}.askText`),
          stay: t('stay'),
        }}
        rules={pictureRules}
        shape="whole"
        send={async (body, watch) => learn(await savePicture(id, place, body, watch))}
        onRemove={() => void run(() => removePicture(id, place))}
      >
        <span className={classes.frame}>
          {picture ? (
            <img src={picture} alt={t(`${place}.alt`, { name })} />
          ) : (
            <IconPhoto size={28} stroke={1.5} aria-hidden />
          )}
        </span>
      </PictureField>
      <p className={classes.hint}>{t(`${place}.hint`)}</p>
    </fieldset>
  );
}
