import type { Booth, MyEvent } from '@plenum/contract';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { type Locale, locales } from '../../../platform/config.ts';
import { Panel } from '../../../ui/panel/panel.tsx';
import { usePageTitle } from '../../../ui/page/use-page-title.ts';
import { EditorDocuments } from './editor-documents.tsx';
import { EditorForm } from './editor-form.tsx';
import { EditorHead } from './editor-head.tsx';
import { EditorPictures } from './editor-pictures.tsx';
import { EditorPreview } from './editor-preview.tsx';
import { EditorStaff } from './editor-staff.tsx';
import { EditorStanding } from './editor-standing.tsx';
import classes from './editor-screen.module.css';
import { editedOf, previewOf } from './editor.editing.ts';
import { useEditorForm } from './use-editor-form.ts';

interface BoothEditorProps {
  booth: Booth;
  /** Of the booth, where it is one of mine. */
  event: MyEvent | undefined;
  isOrganiser: boolean;
}

/** What is written on one side, what visitors will see of it on the other. */
export function BoothEditor({ booth, event, isOrganiser }: BoothEditorProps) {
  const t = useTranslations('exhibitors.editor');
  const form = useEditorForm(booth, isOrganiser);
  const [chosen, setChosen] = useState<Locale>();
  const languages = event?.languages ?? locales;
  const language = chosen ?? languages[0] ?? 'en';
  const edited = editedOf(booth, isOrganiser);
  const slug = event?.slug;
  usePageTitle(booth.shown.name);
  return (
    <div className={classes.screen}>
      <EditorHead booth={booth} isOrganiser={isOrganiser} />
      <EditorStanding booth={booth} isOrganiser={isOrganiser} />
      <div className={classes.columns}>
        <div className={classes.parts}>
          <Panel title={t('pictures')}>
            <EditorPictures booth={booth} edited={edited} />
          </Panel>
          <Panel title={t('words')}>
            <EditorForm
              booth={booth}
              edited={edited}
              form={form}
              slug={slug}
              languages={languages}
              language={language}
              onLanguage={setChosen}
            />
          </Panel>
          <Panel title={t('documents')}>
            <EditorDocuments booth={booth} documents={edited.documents} />
          </Panel>
          <Panel title={t('staff')}>
            <EditorStaff booth={booth} />
          </Panel>
        </div>
        <aside className={classes.side} aria-label={t('preview')}>
          <EditorPreview
            content={previewOf(edited, form.values)}
            staff={booth.staff}
            slug={slug}
            language={language}
            languages={languages}
          />
        </aside>
      </div>
    </div>
  );
}
