import { ActionIcon } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import classes from './post-card.module.css';

interface EditPicturesProps {
  pictures: readonly string[];
  onDrop: (picture: string) => void;
}

/** Those of a post, each to be taken off; it is done with the words. */
export function EditPictures({ pictures, onDrop }: EditPicturesProps) {
  const t = useTranslations('feed');
  if (pictures.length === 0) return null;
  return (
    <ul className={classes.kept}>
      {pictures.map((picture, place) => (
        <li key={picture}>
          <img src={picture} alt="" width={96} height={72} />
          <ActionIcon
            variant="default"
            size="lg"
            aria-label={t('dropPicture', { place: place + 1 })}
            onClick={() => onDrop(picture)}
          >
            <IconX size={16} aria-hidden />
          </ActionIcon>
        </li>
      ))}
    </ul>
  );
}
