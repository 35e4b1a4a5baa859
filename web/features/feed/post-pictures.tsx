import { useTranslations } from 'use-intl';
import classes from './post-card.module.css';

interface PostPicturesProps {
  pictures: readonly string[];
  author: string;
}

export function PostPictures({ pictures, author }: PostPicturesProps) {
  const t = useTranslations('feed');
  if (pictures.length === 0) return null;
  return (
    <ul className={classes.pictures} data-count={pictures.length}>
      {pictures.map((picture, place) => (
        <li key={picture}>
          <a href={picture} target="_blank" rel="noopener noreferrer">
            <img
              src={picture}
              alt={t('pictureBy', { place: place + 1, name: author })}
              width={600}
              height={450}
              loading="lazy"
            />
          </a>
        </li>
      ))}
    </ul>
  );
}
