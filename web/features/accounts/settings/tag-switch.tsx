import '../../../ui/styles/settings.css';
import { Switch } from '@mantine/core';
import type { Organisation } from '@plenum/contract';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useStoredValue } from '../../../platform/device-settings.ts';
import { organisationOptions } from '../../../platform/organisation.ts';
import { tagAnswerOf } from '../../../platform/tags/tag-answer.ts';
import classes from './notifications-tab.module.css';

function Choice({ organisation: { id, name } }: { organisation: Organisation }) {
  const t = useTranslations('settings.notifications');
  const stored = tagAnswerOf(id);
  const answer = useStoredValue(stored);
  return (
    <fieldset className={classes.group}>
      <legend>{t('privacy')}</legend>
      <Switch
        name="allowTags"
        label={t('allowTags', { name })}
        labelPosition="left"
        classNames={{ body: classes.line ?? '', labelWrapper: classes.label ?? '' }}
        checked={answer === 'yes'}
        onChange={(event) => stored.set(event.currentTarget.checked ? 'yes' : 'no')}
      />
    </fieldset>
  );
}

/** What was answered about the organisation's tag manager can be taken back here. */
export function TagSwitch() {
  const organisation = useQuery(organisationOptions()).data;
  if (!organisation?.canLoadTags || organisation.tagManagerId === null) return null;
  return <Choice organisation={organisation} />;
}
