import { Suspense } from 'react';
import { useQuery } from '@tanstack/react-query';
import { loadTexts } from '../../../platform/i18n/texts.ts';
import { lazyPart } from '../../../platform/loading/lazy-part.ts';
import { sides } from '../blog.live.ts';

const BlogNews = lazyPart(async () => {
  const [part] = await Promise.all([import('./blog-news.tsx'), loadTexts('blog')]);
  return part.BlogNews;
});

/** The newest posts where people come in; nothing while there is none. */
export function BlogNewsPlace() {
  const { data } = useQuery(sides.options());
  if (!data || data.recent.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <BlogNews posts={data.recent} />
    </Suspense>
  );
}
