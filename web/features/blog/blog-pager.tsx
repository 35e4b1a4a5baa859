import type { ReactElement } from 'react';
import { useTranslations } from 'use-intl';
import { PageSteps } from '../../ui/list/page-steps.tsx';

interface BlogPagerProps {
  /** As the address says it; nothing for the first. */
  page: string | undefined;
  total: number;
  pageSize: number;
  renderLink: Parameters<typeof PageSteps>[0]['renderLink'];
}

/** The way through the pages of posts, shown to readers or to who writes them. */
export function BlogPager(props: BlogPagerProps): ReactElement {
  const { total, pageSize, renderLink } = props;
  const t = useTranslations('blog.pager');
  const last = Math.max(1, Math.ceil(total / pageSize));
  const page = Math.min(Number(props.page ?? 1), last);
  const here = t('here', { page, last });
  return (
    <PageSteps
      page={page}
      last={last}
      words={{ label: t('label'), previous: t('previous'), next: t('next'), here }}
      renderLink={renderLink}
    />
  );
}
