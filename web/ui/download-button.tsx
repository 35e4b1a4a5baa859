import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useDownload } from './use-download.ts';

interface DownloadButtonProps {
  label: string;
  save: () => Promise<void>;
  size?: 'sm' | 'compact-sm';
}

/** Saves a file the server makes: of a list, all that its search finds, not only the page in sight. */
export function DownloadButton({ label, save, size = 'sm' }: DownloadButtonProps) {
  const { download, isDownloading } = useDownload();
  return (
    <Button
      variant="default"
      size={size}
      leftSection={<IconDownload size={size === 'sm' ? 18 : 14} aria-hidden />}
      loading={isDownloading}
      onClick={() => download(save)}
    >
      {label}
    </Button>
  );
}
