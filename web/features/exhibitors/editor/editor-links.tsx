import { Button, CloseButton, TextInput } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import classes from './editor-form.module.css';
import { type BoothFields, replacedAt } from './editor.editing.ts';
import { webAddressOf } from '../exhibitors.links.ts';
import { QuotaLine } from './quota-line.tsx';

type Links = BoothFields['links'];

interface EditorLinksProps {
  value: Links;
  most: number;
  error: string | undefined;
  onChange: (links: Links) => void;
}

export function EditorLinks({ value: links, most, error, onChange }: EditorLinksProps) {
  const t = useTranslations('exhibitors');
  const change = (place: number, part: Partial<Links[number]>) =>
    onChange(links.map((link, at) => (at === place ? { ...link, ...part } : link)));
  return (
    <fieldset className={classes.group}>
      <legend>{t('fields.links')}</legend>
      <QuotaLine what="links" count={links.length} most={most} />
      {error && <p role="alert">{error}</p>}
      <ul className={classes.lines}>
        {/* The place is all that names a link. */}
        {[...links.entries()].map(([place, link]) => (
          <li key={place} className={classes.link}>
            <TextInput
              name={place === 0 ? 'links' : `links-${place}`}
              aria-label={t('editor.linkLabel', { place: place + 1 })}
              placeholder={t('editor.linkLabelHint')}
              maxLength={80}
              value={link.label}
              onChange={({ currentTarget }) => change(place, { label: currentTarget.value })}
            />
            <TextInput
              type="url"
              inputMode="url"
              dir="ltr"
              aria-label={t('editor.linkUrl', { place: place + 1 })}
              value={link.url}
              onChange={({ currentTarget }) => change(place, { url: currentTarget.value })}
              onBlur={() =>
                onChange(replacedAt(links, place, { ...link, url: webAddressOf(link.url) }))
              }
            />
            <CloseButton
              aria-label={t('editor.removeLink', { place: place + 1 })}
              onClick={() => onChange(links.toSpliced(place, 1))}
            />
          </li>
        ))}
      </ul>
      <div>
        <Button
          variant="default"
          size="compact-md"
          leftSection={<IconPlus size={16} />}
          disabled={links.length >= most}
          onClick={() => onChange([...links, { label: '', url: '' }])}
        >
          {t('editor.addLink')}
        </Button>
      </div>
    </fieldset>
  );
}
