import { Button, Loader } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { TextPictures } from './picture-control.tsx';
import { isEmptyRichText, richTextAsHtml } from './rich-text-blocks.ts';
import { RichTextReader } from './rich-text-reader.tsx';
import classes from './rich-text.module.css';

interface RichTextFieldProps {
  label: string;
  addLabel: string;
  value: unknown;
  onChange: (html: string) => void;
  /** Of an article: it has headings and pictures. */
  pictures?: TextPictures;
}

const RichTextEditor = lazy(async () => {
  const { RichTextEditor } = await import('./rich-text-editor.tsx');
  return { default: RichTextEditor };
});

/** Reading is instant; the editor is loaded for those who want to write. */
export function RichTextField(props: RichTextFieldProps) {
  const { label, addLabel, value, onChange, pictures } = props;
  const t = useTranslations('shell.editor');
  const [isWriting, setIsWriting] = useState(false);
  const isEmpty = isEmptyRichText(value);
  const write = () => setIsWriting(true);
  return (
    <div className={classes.field}>
      <div className={classes.head}>
        <span className={classes.label}>{label}</span>
        {!isWriting && !isEmpty && (
          <Button variant="subtle" size="compact-sm" onClick={write}>
            {t('edit')}
          </Button>
        )}
      </div>
      {isWriting && (
        <Suspense fallback={<Loader size="sm" />}>
          <RichTextEditor
            label={label}
            html={richTextAsHtml(value)}
            onChange={onChange}
            pictures={pictures}
          />
        </Suspense>
      )}
      {!isWriting && isEmpty && (
        <button type="button" className={classes.add} onClick={write}>
          {addLabel}
        </button>
      )}
      {!isWriting && !isEmpty && (
        <div className={classes.box}>
          <RichTextReader value={value} isArticle={pictures !== undefined} />
        </div>
      )}
    </div>
  );
}
