import { ActionIcon, Menu } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconDots, IconPencil, IconTrash } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';

interface StageMenuProps {
  name: string;
  /** Before which it would stand, null for the end; undefined: it cannot go there. */
  above: number | null | undefined;
  below: number | null | undefined;
  isLive: boolean;
  onEdit: () => void;
  onMove: (beforeId: number | null) => void;
  onRemove: () => void;
}

export function StageMenu(props: StageMenuProps) {
  const { name, above, below, isLive, onEdit, onMove, onRemove } = props;
  const t = useTranslations('stages.console');
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" size={36} aria-label={t('more', { name })}>
          <IconDots size={18} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconPencil size={16} />} onClick={onEdit}>
          {t('edit')}
        </Menu.Item>
        <Menu.Item
          leftSection={<IconArrowUp size={16} />}
          disabled={above === undefined}
          onClick={() => above !== undefined && onMove(above)}
        >
          {t('up')}
        </Menu.Item>
        <Menu.Item
          leftSection={<IconArrowDown size={16} />}
          disabled={below === undefined}
          onClick={() => below !== undefined && onMove(below)}
        >
          {t('down')}
        </Menu.Item>
        <Menu.Item
          color="red"
          leftSection={<IconTrash size={16} />}
          disabled={isLive}
          onClick={onRemove}
        >
          {t('remove')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
