import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { RegisterScreen } from '../../features/bookings/register/register-screen.tsx';

const route = getRouteApi('/e/$slug/register');

export function PublicRegisterPage() {
  const { slug } = route.useParams();
  const search = route.useSearch();
  const navigate = useNavigate();
  return (
    <RegisterScreen
      slug={slug}
      search={search}
      onSearch={(next) =>
        void navigate({
          to: '/e/$slug/register',
          params: { slug },
          search: next,
          replace: true,
          resetScroll: false,
        })
      }
      onHeld={(token) => void navigate({ to: '/booking/$token', params: { token } })}
    />
  );
}
