import { QueryClientProvider } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { KioskLanguages } from '../../features/bookings/kiosk/kiosk-languages.tsx';
import { KioskScreen } from '../../features/bookings/kiosk/kiosk-screen.tsx';
import classes from '../../features/bookings/kiosk/kiosk-screen.module.css';
import { createQueryClient } from '../../platform/query-client.ts';

const route = getRouteApi('/kiosk/$token');

/** All of the screen, with no way elsewhere. */
export function KioskPage() {
  const { token } = route.useParams();
  const [queryClient] = useState(createQueryClient);
  return (
    <QueryClientProvider client={queryClient}>
      <div className={classes.frame}>
        <KioskLanguages />
        <main id="content" className={classes.content}>
          <KioskScreen key={token} token={token} />
        </main>
      </div>
    </QueryClientProvider>
  );
}
