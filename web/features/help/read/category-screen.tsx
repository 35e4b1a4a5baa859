import { IconArrowLeft } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ShownHelp } from '@plenum/contract';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useWords } from '../../../platform/i18n/words.ts';
import { usePageTitle } from '../../../ui/page/use-page-title.ts';
import { HelpIcon } from '../help-icon.tsx';
import { FoundArticles } from './found-articles.tsx';
import classes from './help-page.module.css';
import { HelpStates } from './help-states.tsx';
import { useHelpAddress } from './use-help-address.ts';

interface CategoryScreenProps {
  slug: string;
  missing: ReactNode;
}

/** All articles of one category of the knowledge base. */
export function CategoryScreen({ slug, missing }: CategoryScreenProps) {
  return (
    <HelpStates count="knowledgeCount">
      {({ categories, languages }) => {
        const category = categories.find((one) => one.slug === slug);
        return category ? <Category category={category} languages={languages} /> : missing;
      }}
    </HelpStates>
  );
}

interface CategoryProps {
  category: ShownHelp['categories'][number];
  languages: readonly string[];
}

function Category({ category: { slug, icon, title, lead }, languages }: CategoryProps) {
  const t = useTranslations('help.knowledge');
  const words = useWords(languages);
  const address = useHelpAddress();
  usePageTitle(words(title));
  return (
    <div className={classes.page}>
      <Link to="/pages/knowledge-base" className={classes.back}>
        <IconArrowLeft size={16} aria-hidden className="mantine-rotate-rtl" /> {t('title')}
      </Link>
      <header className={classes.head}>
        <span className={classes.mark}>
          <HelpIcon name={icon} size={22} />
        </span>
        <div>
          <h1 dir="auto">{words(title)}</h1>
          <p dir="auto">{words(lead)}</p>
        </div>
      </header>
      <FoundArticles address={address} languages={languages} category={slug} place="knowledge" />
    </div>
  );
}
