import type { ShownHelp, Texts } from '@plenum/contract';
import { useFormatter, useTranslations } from 'use-intl';
import { HelpIcon } from '../help-icon.tsx';
import type { HelpCount } from './help-states.tsx';
import classes from './category-tabs.module.css';

interface CategoryTabsProps {
  categories: ShownHelp['categories'];
  count: HelpCount;
  chosen: string;
  words: (texts: Texts) => string;
  onChoose: (slug: string) => void;
}

/** Which category is shown beside. */
export function CategoryTabs({ categories, count, chosen, words, onChoose }: CategoryTabsProps) {
  const t = useTranslations('help.faq');
  const format = useFormatter();
  return (
    <nav aria-label={t('categories')}>
      <ul className={classes.tabs}>
        {categories.map((category) => (
          <li key={category.id}>
            <button
              type="button"
              className={classes.tab}
              aria-current={category.slug === chosen || undefined}
              onClick={() => onChoose(category.slug)}
            >
              <HelpIcon name={category.icon} />
              <span dir="auto">{words(category.title)}</span>
              <small>{format.number(category[count])}</small>
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}
