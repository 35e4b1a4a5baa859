import type { PostCard } from '@plenum/contract';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { Panel } from '../../../ui/panel/panel.tsx';
import { PostCards } from './post-cards.tsx';

const most = 3;

export function BlogNews({ posts }: { posts: readonly PostCard[] }) {
  const t = useTranslations('lobby.news');
  return (
    <Panel hasRoom title={t('title')} more={<Link to="/pages/blog/list">{t('all')}</Link>}>
      <PostCards
        posts={posts.slice(0, most)}
        level="h3"
        renderLink={({ id }, props) => (
          <Link to="/pages/blog/detail/$id" params={{ id: String(id) }} {...props} />
        )}
      />
    </Panel>
  );
}
