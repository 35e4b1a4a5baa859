import { Button, Menu } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useDownload } from './use-download.ts';

interface DownloadMenuProps {
  label: string;
  files: readonly { label: string; save: () => Promise<void> }[];
}

/** One button for the forms in which the same can be saved. */
export function DownloadMenu({ label, files }: DownloadMenuProps) {
  const { download, isDownloading } = useDownload();
  return (
    <Menu position="bottom-end" withinPortal={false}>
      <Menu.Target>
        <Button
          variant="default"
          leftSection={<IconDownload size={18} aria-hidden />}
          loading={isDownloading}
        >
          {label}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {files.map((file) => (
          <Menu.Item key={file.label} onClick={() => download(file.save)}>
            {file.label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
