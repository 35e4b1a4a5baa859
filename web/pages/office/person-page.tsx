import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { AuditPanel } from '../../features/audit/audit-panel.tsx';
import { PersonBookings } from '../../features/bookings/record/person-bookings.tsx';
import { readPersonSearch } from '../../features/people/people.places.ts';
import { PersonScreen } from '../../features/people/record/person-screen.tsx';
import { PersonOrders } from '../../features/shop/orders/person-orders.tsx';
import { NotFoundPage } from '../apart/not-found-page.tsx';

export function PersonPage() {
  const id = Number(useParams({ strict: false }).id);
  const { tab = 'deeds' } = readPersonSearch(useSearch({ strict: false }));
  const navigate = useNavigate();
  return (
    <PersonScreen
      key={id}
      id={id}
      tab={tab}
      deeds={<AuditPanel about={{ personId: id }} />}
      changes={<AuditPanel about={{ subjectId: id, action: 'people' }} />}
      orders={<PersonOrders personId={id} />}
      bookings={<PersonBookings personId={id} />}
      missing={<NotFoundPage />}
      onTab={(next) =>
        void navigate({
          to: '.',
          search: () => readPersonSearch({ tab: next }),
          replace: true,
          resetScroll: false,
        })
      }
      onGone={() => void navigate({ to: '/apps/user/list' })}
    />
  );
}
