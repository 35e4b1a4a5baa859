import type { EventCard } from '@plenum/contract';
import { useTranslations } from 'use-intl';
import { useWords } from '../../../platform/i18n/words.ts';
import { Paragraphs } from '../../../ui/paragraphs.tsx';

/** What the event is about, in the reader's language. */
export function PublicAbout({ event }: { event: EventCard }) {
  const t = useTranslations('event-page');
  const text = useWords(event.languages)(event.description).trim();
  if (!text) return null;
  return (
    <section aria-labelledby="about">
      <h2 id="about" className="visually-hidden">
        {t('about')}
      </h2>
      <Paragraphs text={text} className="opening-text" />
    </section>
  );
}
