import { ActionIcon } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';

interface ReaderButtonProps {
  label: string;
  icon: Icon;
  className?: string | undefined;
  /** Its picture points, and turns round where one reads from the right. */
  turns?: boolean;
  onClick: () => void;
}

export function ReaderButton({
  label,
  icon: Picture,
  className,
  turns,
  onClick,
}: ReaderButtonProps) {
  return (
    <ActionIcon
      className={className ?? ''}
      variant="subtle"
      color="gray"
      size="lg"
      aria-label={label}
      title={label}
      onClick={onClick}
    >
      <Picture size={18} stroke={1.75} {...(turns && { className: 'mantine-rotate-rtl' })} />
    </ActionIcon>
  );
}
