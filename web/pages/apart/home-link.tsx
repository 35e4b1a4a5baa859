import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';

export function HomeLink() {
  const t = useTranslations('frame');
  return (
    <Button component={Link} to="/" size="md">
      {t('home')}
    </Button>
  );
}
