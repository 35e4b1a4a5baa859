import { useParams } from '@tanstack/react-router';
import { ArticleScreen } from '../../features/help/read/article-screen.tsx';
import { idInSlug } from '../../platform/id-in-slug.ts';
import { PublicMissingPage } from './public-missing-page.tsx';

export function PublicArticlePage() {
  const { slug = '', article = '' } = useParams({ strict: false });
  const id = idInSlug(article) ?? 0;
  return (
    <div className="opening-below">
      <ArticleScreen key={id} id={id} event={slug} missing={<PublicMissingPage />} />
    </div>
  );
}
