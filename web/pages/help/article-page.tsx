import { useParams } from '@tanstack/react-router';
import { ArticleScreen } from '../../features/help/read/article-screen.tsx';
import { idInSlug } from '../../platform/id-in-slug.ts';
import { NotFoundPage } from '../apart/not-found-page.tsx';

export function ArticlePage() {
  const { question = '' } = useParams({ strict: false });
  const id = idInSlug(question) ?? 0;
  return <ArticleScreen key={id} id={id} missing={<NotFoundPage />} />;
}
