import { ActionIcon, Menu } from '@mantine/core';
import type { ExhibitorLine } from '@plenum/contract';
import {
  IconArrowsVertical,
  IconChartBar,
  IconDotsVertical,
  IconMail,
  IconPencil,
  IconTrash,
} from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ContactDialog } from '../console/contact-dialog.tsx';
import { tiers } from '../exhibitors.places.ts';
import type { ExhibitorChanges } from './use-exhibitor-changes.ts';

interface ExhibitorMenuProps {
  line: ExhibitorLine;
  changes: ExhibitorChanges;
  onRemove: () => void;
}

export function ExhibitorMenu({ line, changes, onRemove }: ExhibitorMenuProps) {
  const t = useTranslations('exhibitors');
  const [isWriting, setWriting] = useState(false);
  const { id, name, tier } = line;
  const visitors: string = `/booths/${id}/console`;
  const params = { exhibitorId: String(id) };
  return (
    <>
      <Menu position="bottom-end" withInitialFocusPlaceholder={false}>
        <Menu.Target>
          <ActionIcon variant="subtle" color="gray" aria-label={t('menu.label', { name })}>
            <IconDotsVertical size={18} stroke={1.75} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item
            leftSection={<IconPencil size={18} />}
            renderRoot={(props) => <Link to="/booths/$exhibitorId" params={params} {...props} />}
          >
            {t('menu.edit')}
          </Menu.Item>
          <Menu.Item
            leftSection={<IconChartBar size={18} />}
            renderRoot={(props) => <Link to={visitors} {...props} />}
          >
            {t('menu.console')}
          </Menu.Item>
          <Menu.Item leftSection={<IconMail size={18} />} onClick={() => setWriting(true)}>
            {t('menu.contact')}
          </Menu.Item>
          {tiers
            .filter((other) => other !== tier)
            .map((other) => (
              <Menu.Item
                key={other}
                leftSection={<IconArrowsVertical size={18} />}
                onClick={() => void changes.move(id, other, null)}
              >
                {t('menu.moveTo', { tier: t(`tiers.${other}`) })}
              </Menu.Item>
            ))}
          <Menu.Divider />
          <Menu.Item color="red" leftSection={<IconTrash size={18} />} onClick={onRemove}>
            {t('menu.remove')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {isWriting && (
        <ContactDialog line={line} save={changes.write} onClose={() => setWriting(false)} />
      )}
    </>
  );
}
