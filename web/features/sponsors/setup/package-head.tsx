import { ActionIcon } from '@mantine/core';
import type { SponsorPackage } from '@plenum/contract';
import { IconArrowDown, IconArrowUp, IconPencil, IconTrash } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { PackageEditor } from './package-editor.tsx';
import classes from './package-section.module.css';
import type { SetupActions } from './use-setup-actions.ts';

interface PackageHeadProps {
  bought: SponsorPackage;
  name: string;
  isEmpty: boolean;
  actions: SetupActions;
}

export function PackageHead({ bought, name, isEmpty, actions }: PackageHeadProps) {
  const { open } = actions;
  if (open?.what === 'package' && open.id === bought.id) {
    return (
      <div className={classes.editor}>
        <PackageEditor bought={bought} actions={actions} />
      </div>
    );
  }
  return (
    <header className={classes.head}>
      <div className={classes.title}>
        <h3>{name}</h3>
        <PackageFacts bought={bought} />
      </div>
      <PackageDeeds bought={bought} name={name} isEmpty={isEmpty} actions={actions} />
    </header>
  );
}

function PackageFacts({ bought: { weight, placements } }: { bought: SponsorPackage }) {
  const t = useTranslations('sponsors');
  return (
    <ul className={classes.chips}>
      <li>{t('weightOf', { weight })}</li>
      {placements.map((placement) => (
        <li key={placement}>{t(`placements.${placement}`)}</li>
      ))}
    </ul>
  );
}

/** What cannot be done is said, not disabled: the key's focus would be lost. */
function PackageDeeds({ bought, name, isEmpty, actions }: PackageHeadProps) {
  const t = useTranslations('sponsors');
  const { id } = bought;
  const { above, below } = actions.neighboursOf(id);
  const deeds = [
    {
      label: t('up', { name }),
      Icon: IconArrowUp,
      can: above !== null,
      run: () => actions.movePackage(id, above),
    },
    {
      label: t('down', { name }),
      Icon: IconArrowDown,
      can: below !== undefined,
      run: () => actions.movePackage(id, below ?? null),
    },
    {
      label: t('edit', { name }),
      Icon: IconPencil,
      can: true,
      run: () => actions.setOpen({ what: 'package', id }),
    },
    {
      label: t(isEmpty ? 'remove' : 'removeNotYet', { name }),
      Icon: IconTrash,
      can: isEmpty,
      run: () => actions.askPackage(bought),
    },
  ];
  return (
    <div className={classes.deeds}>
      {deeds.map(({ label, Icon, can, run }) => (
        <ActionIcon
          key={label}
          variant="subtle"
          color="gray"
          aria-label={label}
          aria-disabled={!can}
          onClick={() => can && run()}
        >
          <Icon size={18} stroke={1.75} />
        </ActionIcon>
      ))}
    </div>
  );
}
