import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { usePageTitle } from '../../ui/page/use-page-title.ts';
import { AuditFilters } from './audit-filters.tsx';
import { AuditList } from './audit-list.tsx';
import classes from './audit-screen.module.css';
import { auditOptions } from './audit.api.ts';
import type { AuditSearch } from './audit.places.ts';

interface AuditScreenProps {
  search: AuditSearch;
  onSearch: (search: AuditSearch) => void;
}

export function AuditScreen({ search, onSearch }: AuditScreenProps) {
  const t = useTranslations('audit');
  const query = useInfiniteQuery(auditOptions(search));
  const entries = query.data?.pages.flatMap((page) => page.entries);
  usePageTitle(t('title'));
  return (
    <div className={classes.screen}>
      <header className={classes.head}>
        <h1>{t('title')}</h1>
        <p>{t('lead')}</p>
      </header>
      <AuditFilters search={search} onSearch={onSearch} />
      <section className={classes.card} aria-label={t('list')} aria-busy={query.isFetching}>
        <AuditList
          entries={entries}
          problem={entries ? null : query.error}
          isFiltered={Object.keys(search).length > 0}
          isReading={query.isFetching}
          isReadingOlder={query.isFetchingNextPage}
          onOlder={query.hasNextPage ? () => void query.fetchNextPage() : null}
          onRetry={() => void query.refetch()}
          onClear={() => onSearch({})}
        />
      </section>
    </div>
  );
}
