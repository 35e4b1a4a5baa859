import type { ShownHelp } from '@plenum/contract';
import { useTranslations } from 'use-intl';
import { useWords } from '../../../platform/i18n/words.ts';
import { usePageTitle } from '../../../ui/page/use-page-title.ts';
import { HelpIcon } from '../help-icon.tsx';
import { CategoryTabs } from './category-tabs.tsx';
import { HelpHead } from './help-head.tsx';
import classes from './help-page.module.css';
import { HelpStates } from './help-states.tsx';
import { QuestionList } from './question-list.tsx';
import { type HelpAddress, useHelpAddress } from './use-help-address.ts';
import { useManageLink } from './use-manage-link.tsx';

/** Questions with their answers, by category or by what is searched for. */
export function FaqScreen() {
  const t = useTranslations('help.faq');
  const address = useHelpAddress();
  const deed = useManageLink();
  usePageTitle(t('title'));
  return (
    <div className={classes.page}>
      <HelpHead title={t('title')} lead={t('lead')} address={address} deeds={deed} />
      <HelpStates count="faqCount" action={deed}>
        {(help) =>
          address.search.q ? (
            <QuestionList address={address} languages={help.languages} />
          ) : (
            <ByCategory help={help} address={address} />
          )
        }
      </HelpStates>
    </div>
  );
}

interface ByCategoryProps {
  help: ShownHelp;
  address: HelpAddress;
}

function ByCategory({ help: { categories, languages }, address }: ByCategoryProps) {
  const words = useWords(languages);
  const { search, change } = address;
  const chosen = categories.find(({ slug }) => slug === search.category) ?? categories[0];
  if (!chosen) return null;
  return (
    <div className={classes.columns}>
      <CategoryTabs
        categories={categories}
        count="faqCount"
        chosen={chosen.slug}
        words={words}
        onChoose={(category) => change({ category })}
      />
      <section className={classes.section} aria-labelledby="faq-category">
        <header className={classes.head}>
          <span className={classes.mark}>
            <HelpIcon name={chosen.icon} size={22} />
          </span>
          <div>
            <h2 id="faq-category" dir="auto">
              {words(chosen.title)}
            </h2>
            <p dir="auto">{words(chosen.lead)}</p>
          </div>
        </header>
        <QuestionList
          key={chosen.slug}
          address={address}
          languages={languages}
          category={chosen.slug}
        />
      </section>
    </div>
  );
}
