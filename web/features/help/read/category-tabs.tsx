import type { ShownHelp, Texts } from '@plenum/contract';
import { useFormatter, useTranslations } from 'use-intl';
import { HelpIcon } from '../help-icon.tsx';
import classes from './category-tabs.module.css';

interface CategoryTabsProps {
  categories: ShownHelp['categories'];
  chosen: string;
  words: (texts: Texts) => string;
  onChoose: (slug: string) => void;
}

/** Which category is shown beside. */
export function CategoryTabs({ categories, chosen, words, onChoose }: CategoryTabsProps) {
  const t = useTranslations('help.faq');
  const format = useFormatter();
  return (
    <nav aria-label={t('categories')}>
      <ul className={classes.tabs}>
        {categories.map(({ id, slug, icon, title, faqCount }) => (
          <li key={id}>
            <button
              type="button"
              className={classes.tab}
              aria-current={slug === chosen || undefined}
              onClick={() => onChoose(slug)}
            >
              <HelpIcon name={icon} />
              <span dir="auto">{words(title)}</span>
              <small>{format.number(faqCount)}</small>
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}
