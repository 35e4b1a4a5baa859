import '../../../ui/styles/fields.css';
import { NativeSelect } from '@mantine/core';
import type { MyProfile } from '@plenum/contract';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useSession } from '../../../platform/session/session.ts';
import { PersonPicture } from '../../../ui/person/person-picture.tsx';
import { PersonFacts } from '../person/person-facts.tsx';
import type { ProfileValues } from './mine.form-values.ts';
import { type Viewer, shownTo, viewers } from './mine.privacy.ts';
import classes from './profile-preview.module.css';

interface ProfilePreviewProps {
  profile: MyProfile;
  /** As they stand in the form, saved or not. */
  values: ProfileValues;
}

/** My profile with the eyes of others. */
export function ProfilePreview({ profile, values }: ProfilePreviewProps) {
  const t = useTranslations('profiles.preview');
  // Changed beside the form, and at once.
  const picture = useSession()?.person.avatar;
  const [viewer, setViewer] = useState<Viewer>('everyone');
  const facts = shownTo(viewer, { ...profile, ...values });
  const isBare = Object.keys(facts).length === 0;
  return (
    <section className={classes.preview} aria-labelledby="profile-preview">
      <h2 id="profile-preview">{t('title')}</h2>
      <NativeSelect
        label={t('viewer')}
        data={viewers.map((value) => ({ value, label: t(`viewers.${value}`) }))}
        value={viewer}
        onChange={({ currentTarget }) =>
          setViewer(viewers.find((one) => one === currentTarget.value) ?? 'everyone')
        }
      />
      <div className={classes.card}>
        <div className={classes.who}>
          <PersonPicture name={profile.fullName} picture={picture} size={56} />
          <div>
            <strong>
              <bdi>{profile.fullName}</bdi>
            </strong>
            {facts.headline && (
              <p>
                <bdi>{facts.headline}</bdi>
              </p>
            )}
          </div>
        </div>
        <PersonFacts facts={facts} common={[]} />
        {isBare && <p className={classes.bare}>{t('bare')}</p>}
      </div>
      {!values.isListed && <p className={classes.bare}>{t('unlisted')}</p>}
    </section>
  );
}
