import { useParams } from '@tanstack/react-router';
import { CategoryScreen } from '../../features/help/read/category-screen.tsx';
import { NotFoundPage } from '../apart/not-found-page.tsx';

export function CategoryPage() {
  const { category = '' } = useParams({ strict: false });
  return <CategoryScreen key={category} slug={category} missing={<NotFoundPage />} />;
}
