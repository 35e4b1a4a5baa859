import { Button, Menu } from '@mantine/core';
import { IconArrowsDownUp, IconDownload, IconUpload } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useProblemText } from '../../../platform/use-problem-text.ts';
import { showToast } from '../../../ui/toast/toasts.tsx';
import { type ExportForm, exportForms, takeOut } from './exchange.ts';
import { useAgendaFacts } from '../agenda-facts.tsx';

const loadDrawer = () => import('./exchange-drawer.tsx');
const ExchangeDrawer = lazy(async () => ({ default: (await loadDrawer()).ExchangeDrawer }));

interface ExchangeMenuProps {
  /** A file to import is asked for. */
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
}

/** A whole agenda out as a file, or in from one. */
export function ExchangeMenu({ isOpen, onOpen }: ExchangeMenuProps) {
  const t = useTranslations('agenda.exchange');
  const [wasOpened, setOpened] = useState(isOpen);
  if (isOpen && !wasOpened) setOpened(true);
  const save = useSave();
  return (
    <>
      <Menu position="bottom-end" onOpen={() => void loadDrawer()}>
        <Menu.Target>
          <Button variant="subtle" leftSection={<IconArrowsDownUp size={18} />}>
            {t('menu')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {exportForms.map((form) => (
            <Menu.Item
              key={form}
              leftSection={<IconDownload size={18} />}
              onClick={() => void save(form)}
            >
              {t(`exports.${form}`)}
            </Menu.Item>
          ))}
          <Menu.Divider />
          <Menu.Item leftSection={<IconUpload size={18} />} onClick={() => onOpen(true)}>
            {t('bring')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {wasOpened && (
        <Suspense>
          <ExchangeDrawer isOpen={isOpen} onClose={() => onOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

function useSave() {
  const { event } = useAgendaFacts();
  const problemText = useProblemText();
  const save = (form: ExportForm): Promise<void> =>
    takeOut(event.id, form).catch((problem: unknown) => {
      showToast({
        text: problemText(problem),
        isFailure: true,
        action: 'retry',
        onAction: () => void save(form),
      });
    });
  return save;
}
