import { ActionIcon, Button } from '@mantine/core';
import { IconPhotoPlus, IconX } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { refusalOf } from '../../ui/upload/upload-rules.ts';
import classes from './composer.module.css';
import { mostPictures, pictureRules } from './feed.api.ts';

interface ChosenPicturesProps {
  pictures: readonly File[];
  onChange: (pictures: readonly File[]) => void;
}

/** Files from this device that go with a post; what would be refused is said at once. */
export function ChosenPictures({ pictures, onChange }: ChosenPicturesProps) {
  const t = useTranslations('feed.composer');
  const input = useRef<HTMLInputElement>(null);
  const [isRefused, setRefused] = useState(false);
  const choose = (files: readonly File[]) => {
    const fine = files.filter((file) => refusalOf(file, pictureRules) === null);
    const all = [...pictures, ...fine];
    setRefused(fine.length < files.length || all.length > mostPictures);
    onChange(all.slice(0, mostPictures));
    if (input.current) input.current.value = '';
  };
  return (
    <>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        aria-label={t('pictures')}
        accept={pictureRules.types.join(',')}
        onChange={({ currentTarget }) => choose([...(currentTarget.files ?? [])])}
      />
      <Button
        variant="default"
        size="compact-md"
        disabled={pictures.length >= mostPictures}
        leftSection={<IconPhotoPlus size={16} aria-hidden />}
        onClick={() => input.current?.click()}
      >
        {t('pictures')}
      </Button>
      {pictures.length > 0 && (
        <ul className={classes.chosen}>
          {pictures.map((picture) => (
            <li key={`${picture.name} ${picture.size}`}>
              <bdi>{picture.name}</bdi>
              <ActionIcon
                variant="subtle"
                color="gray"
                aria-label={t('dropPicture', { name: picture.name })}
                onClick={() => onChange(pictures.filter((one) => one !== picture))}
              >
                <IconX size={14} aria-hidden />
              </ActionIcon>
            </li>
          ))}
        </ul>
      )}
      {isRefused && (
        <p role="alert" className={classes.refused}>
          {t('refused')}
        </p>
      )}
    </>
  );
}
