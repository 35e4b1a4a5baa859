import type { ShownHelp } from '@plenum/contract';
import { useTranslations } from 'use-intl';
import { useWords } from '../../../platform/i18n/words.ts';
import { usePageTitle } from '../../../ui/page/use-page-title.ts';
import { PlaceLink } from '../../../ui/place-link.tsx';
import { HelpIcon } from '../help-icon.tsx';
import { FoundArticles } from './found-articles.tsx';
import { HelpHead } from './help-head.tsx';
import classes from './help-page.module.css';
import { HelpStates } from './help-states.tsx';
import { useHelpAddress } from './use-help-address.ts';
import { useManageLink } from './use-manage-link.tsx';

/** Categories of the knowledge base, and a field to search all of it. */
export function KnowledgeScreen() {
  const t = useTranslations('help.knowledge');
  const address = useHelpAddress();
  const deed = useManageLink();
  usePageTitle(t('title'));
  return (
    <div className={classes.page}>
      <HelpHead title={t('title')} lead={t('lead')} address={address} deeds={deed} />
      <HelpStates count="knowledgeCount" action={deed}>
        {(help) =>
          address.search.q ? (
            <FoundArticles address={address} languages={help.languages} place="knowledge" />
          ) : (
            <CategoryCards help={help} />
          )
        }
      </HelpStates>
    </div>
  );
}

function CategoryCards({ help: { categories, languages } }: { help: ShownHelp }) {
  const t = useTranslations('help.knowledge');
  const words = useWords(languages);
  return (
    <ul className={classes.cards} aria-label={t('categories')}>
      {categories.map(({ id, slug, icon, title, lead, knowledgeCount }) => (
        <li key={id}>
          <PlaceLink href={`/pages/knowledge-base/${slug}`} className={classes.card}>
            <span className={classes.mark}>
              <HelpIcon name={icon} size={22} />
            </span>
            <h2 dir="auto">{words(title)}</h2>
            <p dir="auto">{words(lead)}</p>
            <small>{t('count', { count: knowledgeCount })}</small>
          </PlaceLink>
        </li>
      ))}
    </ul>
  );
}
