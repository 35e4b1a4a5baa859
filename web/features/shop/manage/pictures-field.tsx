import { ActionIcon, Button } from '@mantine/core';
import type { Product } from '@plenum/contract';
import { IconArrowLeft, IconArrowRight, IconPhotoPlus, IconTrash } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useTranslations } from 'use-intl';
import { teach } from '../../../platform/live/teach.ts';
import type { Fields } from '../../../ui/form/use-fields.ts';
import { PictureUpload } from '../../../ui/upload/picture-upload.tsx';
import type { SendPicture } from '../../../ui/upload/upload-rules.ts';
import { ProductPicture } from '../product-picture.tsx';
import { addPicture, pictureRules } from '../shop.api.ts';
import { product as productAnswer } from '../shop.live.ts';
import type { ProductValues } from './manage.values.ts';
import classes from './pictures-field.module.css';

interface PicturesFieldProps {
  product: Product;
  form: Fields<ProductValues>;
}

const mostPictures = 8;

/** A new picture is kept at once; their order, and which go, with the rest of the form. */
export function PicturesField({ product, form }: PicturesFieldProps) {
  const t = useTranslations('catalogue.picture');
  const client = useQueryClient();
  const [isAdding, setAdding] = useState(false);
  const close = useCallback(() => setAdding(false), []);
  const { pictures } = form.values;
  const send: SendPicture = async (file, watch) => {
    const saved = await addPicture(product.id, file, watch);
    teach(
      client,
      productAnswer.changedAt(product.id, () => saved),
    );
  };
  const put = (next: readonly string[]) => form.set('pictures', next);
  const swap = (place: number, other: number) =>
    put(pictures.with(place, pictures[other] ?? '').with(other, pictures[place] ?? ''));
  return (
    <div className={classes.field}>
      {pictures.length > 0 && (
        <ul aria-label={t('all')}>
          {pictures.map((picture, place) => (
            <li key={picture}>
              <ProductPicture picture={picture} alt={t('alt', { place: place + 1 })} />
              <PictureDeeds
                place={place}
                last={pictures.length - 1}
                onSwap={swap}
                onRemove={() => put(pictures.toSpliced(place, 1))}
              />
            </li>
          ))}
        </ul>
      )}
      <div>
        <Button
          variant="default"
          leftSection={<IconPhotoPlus size={18} />}
          disabled={product.pictures.length >= mostPictures}
          onClick={() => setAdding(true)}
        >
          {t('add')}
        </Button>
      </div>
      <PictureUpload
        opened={isAdding}
        title={t('add')}
        rules={pictureRules}
        shape="whole"
        send={send}
        onClose={close}
      />
    </div>
  );
}

interface PictureDeedsProps {
  place: number;
  last: number;
  onSwap: (place: number, other: number) => void;
  onRemove: () => void;
}

function PictureDeeds({ place, last, onSwap, onRemove }: PictureDeedsProps) {
  const t = useTranslations('catalogue.picture');
  const at = { place: place + 1 };
  return (
    <span className={classes.deeds}>
      {place > 0 && (
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={t('earlier', at)}
          onClick={() => onSwap(place, place - 1)}
        >
          <IconArrowLeft size={16} className="mantine-rotate-rtl" />
        </ActionIcon>
      )}
      {place < last && (
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={t('later', at)}
          onClick={() => onSwap(place, place + 1)}
        >
          <IconArrowRight size={16} className="mantine-rotate-rtl" />
        </ActionIcon>
      )}
      <ActionIcon variant="subtle" color="red" aria-label={t('remove', at)} onClick={onRemove}>
        <IconTrash size={16} />
      </ActionIcon>
    </span>
  );
}
