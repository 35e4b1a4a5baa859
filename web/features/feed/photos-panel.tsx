import { smallOf } from '@plenum/contract/kernel/picture-sizes.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { Panel } from '../../ui/panel/panel.tsx';
import classes from './feed-list.module.css';
import { type Circle, parts } from './feed.live.ts';

const most = 9;

/** The latest pictures of posts; nothing where there are none. */
export function PhotosPanel({ circle }: { circle: Circle }) {
  const t = useTranslations('feed');
  const { data } = useQuery(parts.options({ ...circle, only: 'pictures' }));
  const photos = (data?.posts ?? []).flatMap(({ pictures, author }) =>
    pictures.map((picture, place) => ({ picture, place, name: author.fullName })),
  );
  if (photos.length === 0) return null;
  return (
    <Panel title={t('photos')} hasRoom>
      <ul className={classes.photos}>
        {photos.slice(0, most).map(({ picture, place, name }) => (
          <li key={picture}>
            <a href={picture} target="_blank" rel="noopener noreferrer">
              <img
                src={smallOf(picture)}
                alt={t('pictureBy', { place: place + 1, name })}
                width={120}
                height={120}
                loading="lazy"
              />
            </a>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
