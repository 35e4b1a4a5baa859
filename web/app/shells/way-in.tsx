import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { useSession } from '../../platform/session/session.ts';

/** Into the app, and back to where one came from. */
export function WayIn({ next }: { next: string }) {
  const t = useTranslations('event-page');
  const session = useSession();
  if (session) {
    return (
      <Button variant="default" renderRoot={(props) => <Link to="/" {...props} />}>
        {t('home')}
      </Button>
    );
  }
  return (
    <Button
      variant="default"
      renderRoot={(props) => <Link to="/login" search={{ next }} {...props} />}
    >
      {t('signIn')}
    </Button>
  );
}
