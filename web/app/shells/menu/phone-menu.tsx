import { ActionIcon } from '@mantine/core';
import { IconMenu2 } from '@tabler/icons-react';
import { Suspense, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { lazyPart } from '../../../platform/loading/lazy-part.ts';
import { whenIdle } from '../../../platform/loading/when-idle.ts';
import classes from '../top/top-bar.module.css';

const PhoneDrawer = lazyPart(async () => (await import('./phone-drawer.tsx')).PhoneDrawer);

/** On narrow screens, and where somebody has put the menu away. */
export function PhoneMenu({ shortName }: { shortName: string }) {
  const t = useTranslations('shell.menu');
  const [isOpen, setOpen] = useState(false);
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return (
    <>
      <ActionIcon
        className={classes.phoneMenu}
        variant="subtle"
        color="gray"
        size="lg"
        aria-label={t('open')}
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      >
        <IconMenu2 size={20} />
      </ActionIcon>
      {/* There before it is asked for: a dialog that is born open does not know where the focus was. */}
      <Suspense fallback={null}>
        {(isIdle || isOpen) && (
          <PhoneDrawer shortName={shortName} isOpen={isOpen} onClose={() => setOpen(false)} />
        )}
      </Suspense>
    </>
  );
}
