import { useNavigate, useParams } from '@tanstack/react-router';
import { EditProductScreen } from '../../features/shop/manage/edit-product-screen.tsx';
import { NotFoundPage } from '../apart/not-found-page.tsx';

export function EditProductPage() {
  const { id = '' } = useParams({ strict: false });
  const navigate = useNavigate();
  return (
    <EditProductScreen
      key={id}
      id={Number(id)}
      missing={<NotFoundPage />}
      onGone={() => void navigate({ to: '/apps/ecommerce/catalogue' })}
    />
  );
}
