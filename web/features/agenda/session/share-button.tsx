import { Button } from '@mantine/core';
import { IconShare2 } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { CopyButton } from '../../../ui/copy-button.tsx';

interface ShareButtonProps {
  title: string;
  url: string;
}

/** Who thinks better of it has shared nothing, and that is no fault. */
const share = (what: ShareButtonProps) => navigator.share(what).catch(() => undefined);

/** By whatever the device shares with; where it has no such thing the link is copied. */
export function ShareButton({ title, url }: ShareButtonProps) {
  const t = useTranslations('program.session');
  if (!('share' in navigator)) return <CopyButton isLink text={url} />;
  return (
    <Button
      variant="default"
      size="compact-sm"
      leftSection={<IconShare2 size={14} aria-hidden />}
      onClick={() => void share({ title, url })}
    >
      {t('share')}
    </Button>
  );
}
