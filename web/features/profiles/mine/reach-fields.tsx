import { Textarea } from '@mantine/core';
import type { MyProfile } from '@plenum/contract';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import classes from './my-profile.module.css';
import { linksIn } from '../profiles.links.ts';
import { ShownField } from './shown-field.tsx';
import type { ProfileForm } from './use-profile-form.ts';

/** One address a line, as people paste them. */
function LinksField({ form }: { form: ProfileForm }) {
  const t = useTranslations('profiles');
  const { links } = form.values;
  const [text, setText] = useState(links.join('\n'));
  const known = linksIn(text).join('\n');
  // Changed from elsewhere while nobody types here.
  if (known !== links.join('\n')) setText(links.join('\n'));
  return (
    <Textarea
      name="links"
      label={t('fields.links')}
      description={t('hints.links')}
      inputMode="url"
      dir="ltr"
      autosize
      minRows={2}
      maxRows={8}
      value={text}
      error={form.errors['links']}
      onChange={({ currentTarget }) => {
        setText(currentTarget.value);
        form.set('links', linksIn(currentTarget.value));
      }}
      onBlur={() => setText(known)}
    />
  );
}

export function ReachFields({ profile, form }: { profile: MyProfile; form: ProfileForm }) {
  const t = useTranslations('profiles');
  const kept = {
    email: profile.email,
    phone: profile.phone === null ? t('hints.noPhone') : `+${profile.phone}`,
  };
  return (
    <>
      <ShownField field="links" form={form}>
        <LinksField form={form} />
      </ShownField>
      {(['email', 'phone'] as const).map((name) => (
        <ShownField key={name} field={name} form={form}>
          <div className={classes.kept}>
            <span>{t(`fields.${name}`)}</span>
            <bdi>{kept[name]}</bdi>
          </div>
        </ShownField>
      ))}
      <p className={classes.hint}>{t('hints.reach')}</p>
    </>
  );
}
