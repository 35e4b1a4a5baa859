import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { RoomDoor } from '../../features/bookings/room/room-door.tsx';
import { RegisterScreen } from '../../features/bookings/register/register-screen.tsx';

const route = getRouteApi('/e/$slug/register');

export function PublicRegisterPage() {
  const { slug } = route.useParams();
  const search = route.useSearch();
  const navigate = useNavigate();
  const { room: given, ...wanted } = search;
  const go = (next: typeof search) =>
    void navigate({
      to: '/e/$slug/register',
      params: { slug },
      search: next,
      replace: true,
      resetScroll: false,
    });
  return (
    <RoomDoor key={given} slug={slug} given={given} onTaken={() => go(wanted)}>
      {(turn) => (
        <RegisterScreen
          slug={slug}
          search={wanted}
          onSearch={go}
          onHeld={(token) => void navigate({ to: '/booking/$token', params: { token } })}
          {...turn}
        />
      )}
    </RoomDoor>
  );
}
