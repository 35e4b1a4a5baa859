import '../../../ui/styles/fields.css';
import '../../../ui/styles/settings.css';
import { NativeSelect, Switch } from '@mantine/core';
import type { BadgeLayout, BadgeSetup, MyEvent } from '@plenum/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { teach } from '../../../platform/live/teach.ts';
import { EditorForm } from '../../../ui/form/editor-form.tsx';
import { useEditor } from '../../../ui/form/use-editor.ts';
import { Panel } from '../../../ui/panel/panel.tsx';
import { BadgeBands } from './badge-bands.tsx';
import { BadgeLines } from './badge-lines.tsx';
import { BadgePreview } from './badge-preview.tsx';
import { BadgeSize } from './badge-size.tsx';
import { readBadges, saveBadges } from './badges.api.ts';
import { badges } from './badges.live.ts';
import classes from './badges-screen.module.css';
import { useBadgeProblemText } from './use-badge-problem-text.ts';

interface EditorProps {
  event: MyEvent;
  setup: BadgeSetup;
}

const loadSchema = () => import('./badges.forms.ts').then((forms) => forms.LayoutSchema);

/** The form, and beside it what it makes. */
export function BadgeEditor({ event, setup }: EditorProps) {
  const t = useTranslations('badges');
  const client = useQueryClient();
  const form = useEditor<BadgeSetup, BadgeLayout>({
    loadSchema,
    known: setup,
    valuesOf: ({ layout }) => layout,
    draft: `bookings.badges.${event.id}`,
    save: async (changes, from) => {
      const body = { ...from.layout, ...changes, version: from.version };
      const saved = await saveBadges(event.id, body);
      teach(
        client,
        badges.changedAt(event.id, () => saved),
      );
      return saved;
    },
    readAgain: () => readBadges(event.id),
  });
  const { values, set } = form;
  return (
    <div className={classes.columns}>
      <Panel hasRoom title={t('layout')}>
        <EditorForm<BadgeLayout>
          form={form}
          words={{ name: (name) => t(name) }}
          problemText={useBadgeProblemText()}
          saveLabel={t('save')}
        >
          <BadgeSize form={form} />
          <NativeSelect
            label={t('head')}
            data={(['nothing', 'name', 'logo'] as const).map((value) => ({
              value,
              label: t(`heads.${value}`),
              disabled: value === 'logo' && !setup.hasLogo && values.head !== 'logo',
            }))}
            value={values.head}
            onChange={({ currentTarget }) =>
              set('head', currentTarget.value as BadgeLayout['head'])
            }
          />
          <BadgeLines form={form} event={event} questions={setup.questions} />
          <Switch label={t('hasCode')} description={t('hasCodeHint')} {...form.flag('hasCode')} />
          <BadgeBands form={form} event={event} tickets={setup.tickets} />
        </EditorForm>
      </Panel>
      <BadgePreview event={event} layout={values} samples={setup.samples} />
    </div>
  );
}
