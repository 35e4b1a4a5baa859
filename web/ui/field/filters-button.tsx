import { Button } from '@mantine/core';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';

interface FiltersButtonProps {
  /** Filters that are set. */
  count: number;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
  className?: string | undefined;
}

/** Where there is little room, filters lie behind it. */
export function FiltersButton({ count, isOpen, onToggle, className }: FiltersButtonProps) {
  const t = useTranslations('kit');
  return (
    <Button
      className={className}
      variant="default"
      leftSection={<IconAdjustmentsHorizontal size={18} />}
      aria-expanded={isOpen}
      onClick={() => onToggle(!isOpen)}
    >
      {t('filters', { count })}
    </Button>
  );
}
