import type { HallBoothPage, MyEvent } from '@plenum/contract';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useWords } from '../../../platform/i18n/words.ts';
import { Paragraphs } from '../../../ui/paragraphs.tsx';
import { BoothAsks } from './booth-asks.tsx';
import { BoothDocuments } from './booth-documents.tsx';
import { BoothProducts } from './booth-products.tsx';
import { BoothSession } from './booth-session.tsx';
import { BoothStaff } from './booth-staff.tsx';
import { BoothVideo } from './booth-video.tsx';
import classes from './hall-booth.module.css';
import { HallBoothHead } from './hall-booth-head.tsx';

interface HallBoothProps {
  event: MyEvent;
  booth: HallBoothPage;
  deeds: ReactNode;
  /** Talking with the staff. */
  talk: ReactNode;
}

/** All that a booth shows its visitors. What is empty takes no room. */
export function HallBooth({ event, booth, deeds, talk }: HallBoothProps) {
  const t = useTranslations('hall.booth');
  const words = useWords(event.languages);
  const description = words(booth.description).trim();
  return (
    <article className={classes.booth}>
      <HallBoothHead event={event} booth={booth} deeds={deeds} />
      <div className={classes.columns}>
        <div className={classes.main}>
          {booth.videoUrl && <BoothVideo booth={booth} address={booth.videoUrl} />}
          {description && (
            <section className={classes.about}>
              <h2>{t('about')}</h2>
              <div dir="auto">
                <Paragraphs text={description} />
              </div>
            </section>
          )}
          <BoothStaff eventId={event.id} booth={booth} />
          <BoothProducts products={booth.products} words={words} />
          <div className={classes.more}>
            <BoothSession session={booth.session} event={event} words={words} />
            <BoothDocuments eventId={event.id} exhibitorId={booth.id} documents={booth.documents} />
            <BoothLinks links={booth.links} />
          </div>
          <BoothAsks event={event} booth={booth} />
        </div>
        <div className={classes.side}>{talk}</div>
      </div>
    </article>
  );
}

function BoothLinks({ links }: Pick<HallBoothPage, 'links'>) {
  const t = useTranslations('hall.booth');
  if (links.length === 0) return null;
  return (
    <section>
      <h2>{t('links')}</h2>
      <ul className={classes.links}>
        {links.map(({ label, url }) => (
          <li key={`${label} ${url}`}>
            <a href={url} target="_blank" rel="noopener noreferrer nofollow ugc">
              <bdi>{label}</bdi>
              <small dir="ltr">{new URL(url).host}</small>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
