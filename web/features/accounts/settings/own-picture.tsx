import { useTranslations } from 'use-intl';
import { useSession } from '../../../platform/session/session.ts';
import { PersonPicture } from '../../../ui/person/person-picture.tsx';
import { PictureField } from '../../../ui/upload/picture-field.tsx';
import { pictureRules, removePicture, savePicture } from './settings.picture.ts';
import classes from './own-picture.module.css';
import { useSettingsChange } from './use-settings-change.ts';

/** How others see me: chosen, cut to a square, or taken away. */
export function OwnPicture() {
  const t = useTranslations('settings.picture');
  const person = useSession()?.person;
  const removal = useSettingsChange(removePicture, () => undefined);
  if (!person) return null;
  return (
    <div className={classes.own}>
      <PictureField
        isThere={Boolean(person.avatar)}
        isRemoving={removal.isPending}
        title={t('title')}
        words={{
          add: t('add'),
          change: t('change'),
          remove: t('remove'),
          askTitle: t('askTitle'),
          askText: t('askText'),
          stay: t('stay'),
        }}
        rules={pictureRules}
        shape="square"
        send={savePicture}
        onRemove={() => removal.mutate()}
      >
        <PersonPicture
          name={person.fullName || person.username}
          picture={person.avatar}
          size={80}
        />
      </PictureField>
    </div>
  );
}
