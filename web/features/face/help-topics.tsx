import type { OrganisationPage } from '@plenum/contract';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { useWords } from '../../platform/i18n/words.ts';
import classes from './organisation-view.module.css';

interface HelpTopicsProps {
  topics: OrganisationPage['help'];
  /** Of the event whose page has them. */
  slug: string;
  languages: readonly string[];
}

export function HelpTopics({ topics, slug, languages }: HelpTopicsProps) {
  const t = useTranslations('face.page');
  const words = useWords(languages);
  return (
    <ul className={classes.topics}>
      {topics.map(({ id, slug: category, title, articleCount }) => (
        <li key={id}>
          <Link to="/e/$slug/help" params={{ slug }} search={{ category }}>
            <strong>{words(title)}</strong>
            <span>{t('answers', { count: articleCount })}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
