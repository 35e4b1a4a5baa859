import type { ShownLine } from '@plenum/contract';
import { IconChevronRight } from '@tabler/icons-react';
import { useWords } from '../../../platform/i18n/words.ts';
import { PlaceLink } from '../../../ui/place-link.tsx';
import type { HelpSlug } from '../help.api.ts';
import { articlePlace } from '../help.places.ts';
import classes from './article-lines.module.css';

interface ArticleLinesProps {
  articles: readonly ShownLine[];
  languages: readonly string[];
  event?: HelpSlug;
  /** Where they are of many. */
  withCategory?: boolean;
}

/** Articles to choose from, each by its title. */
export function ArticleLines({ articles, languages, event, withCategory }: ArticleLinesProps) {
  const words = useWords(languages);
  return (
    <ul className={classes.lines}>
      {articles.map((one) => (
        <li key={one.id}>
          <PlaceLink href={articlePlace(one, event)} className={classes.line}>
            <span className={classes.words}>
              <span dir="auto">{words(one.title)}</span>
              {withCategory && <small dir="auto">{words(one.category.title)}</small>}
            </span>
            <IconChevronRight size={18} stroke={1.75} aria-hidden className="mantine-rotate-rtl" />
          </PlaceLink>
        </li>
      ))}
    </ul>
  );
}
