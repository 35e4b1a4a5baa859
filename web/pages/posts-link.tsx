import { Button } from '@mantine/core';
import { IconMoodSmile } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';

/** From who somebody is to what they post. */
export function PostsLink({ personId }: { personId: number }) {
  const t = useTranslations('shell.menu');
  return (
    <Button
      variant="subtle"
      color="gray"
      leftSection={<IconMoodSmile size={16} aria-hidden />}
      renderRoot={(props) => (
        <Link to="/pages/profile/$personId" params={{ personId: String(personId) }} {...props} />
      )}
    >
      {t('socialPage')}
    </Button>
  );
}
