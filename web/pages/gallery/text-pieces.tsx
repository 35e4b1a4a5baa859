import { useState } from 'react';
import { RichTextField } from '../../ui/rich-text/rich-text-field.tsx';
import { RichTextReader } from '../../ui/rich-text/rich-text-reader.tsx';
import classes from './gallery-page.module.css';
import { richText, words } from './gallery-samples.ts';

export function TextPieces() {
  const [html, setHtml] = useState<unknown>(richText);
  return (
    <>
      <div className={classes.card}>
        <RichTextReader value={html} />
      </div>
      <div className={classes.card}>
        <RichTextField label={words.field} addLabel={words.add} value={html} onChange={setHtml} />
      </div>
    </>
  );
}
