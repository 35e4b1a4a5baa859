import { Button } from '@mantine/core';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';

interface FiltersButtonProps {
  label: string;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
  className?: string | undefined;
}

/** Where there is little room, filters lie behind it. */
export function FiltersButton({ label, isOpen, onToggle, className }: FiltersButtonProps) {
  return (
    <Button
      className={className}
      variant="default"
      leftSection={<IconAdjustmentsHorizontal size={18} />}
      aria-expanded={isOpen}
      onClick={() => onToggle(!isOpen)}
    >
      {label}
    </Button>
  );
}
