import { Button } from '@mantine/core';
import type { EmailCounts } from '@plenum/contract';
import { IconPencil } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useFormatter, useTranslations } from 'use-intl';
import classes from './email-side.module.css';
import { folderPlace, labelPlace } from '../reader/reader.links.ts';
import { folderIcons, labelHues } from '../email.look.ts';
import { type EmailFolder, emailFolders, emailLabels } from '../email.places.ts';
import { useCompose } from '../compose/use-compose.ts';

const countOf = (counts: EmailCounts | undefined, folder: EmailFolder) => {
  if (folder !== 'inbox' && folder !== 'draft' && folder !== 'spam') return 0;
  return counts?.[folder] ?? 0;
};

/** Folders and labels: beside the list where there is room, else a row above it. */
export function EmailSide({ counts }: { counts: EmailCounts | undefined }) {
  const t = useTranslations('email');
  const { begin } = useCompose();
  return (
    <div className={classes.side}>
      <Button leftSection={<IconPencil size={18} />} onClick={() => begin()}>
        {t('compose')}
      </Button>
      <nav aria-label={t('lists')} className={classes.lists}>
        <ul>
          {emailFolders.map((folder) => (
            <li key={folder}>
              <FolderLink folder={folder} count={countOf(counts, folder)} />
            </li>
          ))}
        </ul>
        <h2 className={classes.heading}>{t('labelsTitle')}</h2>
        <ul>
          {emailLabels.map((label) => (
            <li key={label}>
              <Link {...labelPlace(label)} className={classes.link} activeOptions={anySearch}>
                <span className={classes.dot} data-hue={labelHues[label]} />
                {t(`labels.${label}`)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}

/** A search or an open mail is still in its folder. */
const anySearch = { includeSearch: false };

function FolderLink({ folder, count }: { folder: EmailFolder; count: number }) {
  const t = useTranslations('email');
  const format = useFormatter();
  const Icon = folderIcons[folder];
  return (
    <Link {...folderPlace(folder)} className={classes.link} activeOptions={anySearch}>
      <Icon size={18} stroke={1.75} aria-hidden />
      <span className={classes.word}>{t(`folders.${folder}`)}</span>
      {count > 0 && (
        <span className={classes.count}>
          <span aria-hidden>{format.number(count)}</span>
          <span className="visually-hidden">
            {t(folder === 'draft' ? 'count' : 'unreadCount', { count })}
          </span>
        </span>
      )}
    </Link>
  );
}
