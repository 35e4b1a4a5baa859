import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ProductPicture } from '../product-picture.tsx';
import classes from './picture-gallery.module.css';

interface PictureGalleryProps {
  name: string;
  pictures: readonly string[];
}

/** One large, the others to choose from. */
export function PictureGallery({ name, pictures }: PictureGalleryProps) {
  const t = useTranslations('shop.product');
  const [chosen, choose] = useState<string>();
  const shown = pictures.find((one) => one === chosen) ?? pictures[0] ?? null;
  return (
    <div className={classes.gallery}>
      <ProductPicture picture={shown} alt={name} size="whole" isFirst />
      {pictures.length > 1 && (
        <ul aria-label={t('pictures')}>
          {pictures.map((picture, place) => (
            <li key={picture}>
              <button
                type="button"
                aria-label={t('picture', { place: place + 1 })}
                aria-pressed={picture === shown}
                onClick={() => choose(picture)}
              >
                <ProductPicture picture={picture} size="small" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
