import { useNavigate } from '@tanstack/react-router';
import { NewProductScreen } from '../../features/shop/manage/new-product-screen.tsx';

/** Saved, it is there to be given pictures. */
export function NewProductPage() {
  const navigate = useNavigate();
  return (
    <NewProductScreen
      onSaved={({ id }) =>
        void navigate({ to: '/apps/ecommerce/catalogue/$id', params: { id: String(id) } })
      }
    />
  );
}
