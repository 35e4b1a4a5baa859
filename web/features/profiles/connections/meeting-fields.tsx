import '../../../ui/styles/fields.css';
import { Checkbox, TagsInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { languages, locales } from '../../../platform/config.ts';
import { useCurrentEvent } from '../../../platform/current-event.ts';
import classes from '../mine/my-profile.module.css';
import { choicesOptions } from '../profiles.api.ts';
import { ShownField } from '../mine/shown-field.tsx';
import type { ProfileForm } from '../mine/use-profile-form.ts';

const most = 20;
const longest = 40;

/** Words others at the event use already: with the same word people find each other. */
function useUsualWords(): string[] {
  const { event } = useCurrentEvent();
  const { data } = useQuery({
    ...choicesOptions(event?.id ?? 0),
    enabled: Boolean(event),
    retry: false,
  });
  return data?.interests.map(({ value }) => value) ?? [];
}

export function MeetingFields({ form }: { form: ProfileForm }) {
  const t = useTranslations('profiles');
  const { values, errors, set } = form;
  const usual = useUsualWords();
  const toggle = (locale: (typeof locales)[number], isSpoken: boolean) =>
    set(
      'languages',
      locales.filter((one) => (one === locale ? isSpoken : values.languages.includes(one))),
    );
  return (
    <>
      {(['interests', 'offers', 'needs'] as const).map((name) => (
        <ShownField key={name} field={name} form={form}>
          <TagsInput
            name={name}
            label={t(`fields.${name}`)}
            description={t(`hints.${name}`)}
            placeholder={values[name].length === 0 ? t('hints.word') : ''}
            data={usual}
            limit={20}
            maxTags={most}
            maxLength={longest}
            splitChars={[',', ';', '\n']}
            acceptValueOnBlur
            value={values[name]}
            error={errors[name]}
            onChange={(words) => set(name, words)}
          />
        </ShownField>
      ))}
      <ShownField field="languages" form={form}>
        <fieldset className={classes.languages}>
          <legend>{t('fields.languages')}</legend>
          {locales.map((locale) => (
            <Checkbox
              key={locale}
              label={<span lang={locale}>{languages[locale]}</span>}
              checked={values.languages.includes(locale)}
              onChange={({ currentTarget }) => toggle(locale, currentTarget.checked)}
            />
          ))}
        </fieldset>
      </ShownField>
    </>
  );
}
