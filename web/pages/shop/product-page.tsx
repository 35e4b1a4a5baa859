import { useParams } from '@tanstack/react-router';
import { ProductScreen } from '../../features/shop/browse/product-screen.tsx';
import { idInSlug } from '../../platform/id-in-slug.ts';
import { NotFoundPage } from '../apart/not-found-page.tsx';

export function ProductPage() {
  const { slug = '' } = useParams({ strict: false });
  const id = idInSlug(slug) ?? 0;
  return <ProductScreen key={id} id={id} missing={<NotFoundPage />} />;
}
