import { Textarea } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { linksIn } from '../speakers.links.ts';

interface LinksFieldProps {
  links: readonly string[];
  error: string | undefined;
  onChange: (links: string[]) => void;
}

/** One address a line, as people paste them. */
export function LinksField({ links, error, onChange }: LinksFieldProps) {
  const t = useTranslations('speakers.fields');
  const [text, setText] = useState(links.join('\n'));
  const known = linksIn(text).join('\n');
  // Changed from elsewhere while nobody types here.
  if (known !== links.join('\n')) setText(links.join('\n'));
  const type = (next: string) => {
    setText(next);
    onChange(linksIn(next));
  };
  return (
    <Textarea
      name="links"
      label={t('links')}
      description={t('linksText')}
      inputMode="url"
      autosize
      minRows={2}
      maxRows={10}
      value={text}
      error={error && t('linksWrong')}
      onChange={({ currentTarget }) => type(currentTarget.value)}
      onBlur={() => setText(known)}
    />
  );
}
