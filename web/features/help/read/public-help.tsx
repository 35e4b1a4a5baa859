import type { ShownHelp } from '@plenum/contract';
import { IconArrowLeft } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { useWords } from '../../../platform/i18n/words.ts';
import { usePageTitle } from '../../../ui/page/use-page-title.ts';
import { CategoryTabs } from './category-tabs.tsx';
import { FoundArticles } from './found-articles.tsx';
import { HelpHead } from './help-head.tsx';
import classes from './help-page.module.css';
import { HelpStates } from './help-states.tsx';
import { type HelpAddress, useHelpAddress } from './use-help-address.ts';

/** The help of the organisation behind an event, for everyone. */
export function PublicHelp({ slug }: { slug: string }) {
  const t = useTranslations('help.public');
  const page = useTranslations('event-page.help');
  const address = useHelpAddress();
  usePageTitle(t('title'));
  return (
    <div className={classes.page}>
      <Link to="/e/$slug" params={{ slug }} className={classes.back}>
        <IconArrowLeft size={16} aria-hidden className="mantine-rotate-rtl" /> {page('back')}
      </Link>
      <HelpHead title={t('title')} lead={t('lead')} address={address} />
      <HelpStates event={slug} count="articleCount">
        {(help) => <Found help={help} slug={slug} address={address} />}
      </HelpStates>
    </div>
  );
}

interface FoundProps {
  help: ShownHelp;
  slug: string;
  address: HelpAddress;
}

function Found({ help: { categories, languages }, slug, address }: FoundProps) {
  const words = useWords(languages);
  const { search, change } = address;
  if (search.q) return <FoundArticles event={slug} address={address} languages={languages} />;
  const chosen = categories.find((one) => one.slug === search.category) ?? categories[0];
  if (!chosen) return null;
  return (
    <div className={classes.columns}>
      <CategoryTabs
        categories={categories}
        count="articleCount"
        chosen={chosen.slug}
        words={words}
        onChoose={(category) => change({ category })}
      />
      <FoundArticles event={slug} address={address} languages={languages} category={chosen.slug} />
    </div>
  );
}
