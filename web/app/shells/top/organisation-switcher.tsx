import { Menu, UnstyledButton } from '@mantine/core';
import { IconBuilding, IconCheck, IconSelector } from '@tabler/icons-react';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { call } from '../../../platform/api-client.ts';
import { session } from '../../../platform/session/session.ts';
import { useProblemText } from '../../../platform/use-problem-text.ts';
import { showToast } from '../../../ui/toast/toasts.tsx';
import classes from './organisation-switcher.module.css';

export const belongingsOptions = () =>
  queryOptions({
    queryKey: ['accounts', 'belongings'],
    queryFn: ({ signal }) => call('GET /api/accounts/organisations', { signal }),
    staleTime: 5 * 60_000,
  });

/** Most people belong to one organisation and never see it. */
export function OrganisationSwitcher() {
  const t = useTranslations('frame.switcher');
  const roles = useTranslations('shell.person');
  const problemText = useProblemText();
  const belongings = useQuery(belongingsOptions()).data ?? [];
  const current = belongings.find(({ isCurrent }) => isCurrent);
  if (belongings.length < 2 || !current) return null;
  const goTo = async (organisationId: number) => {
    try {
      // The shell does the rest, in every tab: another organisation, another cache, its start page.
      session.keep(await call('POST /api/accounts/switch', { body: { organisationId } }));
    } catch (problem) {
      showToast({ text: problemText(problem), isFailure: true });
    }
  };
  return (
    <Menu
      position="bottom-start"
      width={280}
      withinPortal={false}
      withInitialFocusPlaceholder={false}
    >
      <Menu.Target>
        <UnstyledButton className={classes.button} aria-label={t('label', { name: current.name })}>
          <IconBuilding size={18} stroke={1.75} aria-hidden />
          <span className={classes.name}>{current.name}</span>
          <IconSelector size={16} stroke={1.75} aria-hidden className={classes.arrows} />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{t('title')}</Menu.Label>
        {belongings.map(({ organisationId, name, role, isCurrent }) => (
          <Menu.Item
            key={organisationId}
            aria-current={isCurrent || undefined}
            rightSection={isCurrent && <IconCheck size={18} aria-hidden />}
            onClick={() => !isCurrent && void goTo(organisationId)}
          >
            <span className={classes.choice}>{name}</span>
            <span className={classes.role}>{roles(role)}</span>
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
