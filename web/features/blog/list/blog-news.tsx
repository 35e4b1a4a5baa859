import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { Panel } from '../../../ui/panel/panel.tsx';
import { sides } from '../blog.live.ts';
import { PostCards } from './post-cards.tsx';

const most = 3;

/** The newest posts where people come in; nothing while there is none. */
export function BlogNews() {
  const t = useTranslations('lobby.news');
  const { data } = useQuery(sides.options());
  if (!data || data.recent.length === 0) return null;
  return (
    <Panel title={t('title')} more={<Link to="/pages/blog/list">{t('all')}</Link>}>
      <PostCards
        posts={data.recent.slice(0, most)}
        level="h3"
        renderLink={({ id }, props) => (
          <Link to="/pages/blog/detail/$id" params={{ id: String(id) }} {...props} />
        )}
      />
    </Panel>
  );
}
