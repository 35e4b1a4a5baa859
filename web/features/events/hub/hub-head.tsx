import { Button, Menu } from '@mantine/core';
import type { EventSetup } from '@plenum/contract';
import {
  IconArmchair,
  IconExternalLink,
  IconEye,
  IconListDetails,
  IconMask,
} from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { use } from 'react';
import { useTranslations } from 'use-intl';
import { EventDates } from '../../../ui/event/event-dates.tsx';
import { ActContext } from '../events.acting.ts';
import { EventStateMark } from '../event-state-mark.tsx';
import classes from './hub.module.css';

export function HubHead({ setup }: { setup: EventSetup }) {
  return (
    <header className={classes.head}>
      <div>
        <div className={classes.title}>
          <h1>
            <bdi>{setup.name}</bdi>
          </h1>
          <EventStateMark state={setup.state} />
        </div>
        <p>
          <EventDates event={setup} isLong /> {'·'} {setup.timeZone.replaceAll('_', ' ')}
        </p>
      </div>
      <AttendeesView setup={setup} />
    </header>
  );
}

/** A draft has no public page yet; its program shows itself to organisers. */
function AttendeesView({ setup }: { setup: EventSetup }) {
  const t = useTranslations('events.view');
  const act = use(ActContext);
  const isDraft = setup.state === 'draft';
  return (
    <Menu position="bottom-end" withinPortal={false} withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <Button variant="default" leftSection={<IconEye size={18} />}>
          {t('open')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {!isDraft && (
          <Menu.Item
            component="a"
            href={`/e/${setup.slug}`}
            target="_blank"
            rel="noopener"
            leftSection={<IconExternalLink size={18} />}
          >
            {t('page')}
          </Menu.Item>
        )}
        <Menu.Item
          leftSection={<IconListDetails size={18} />}
          renderRoot={(props) => (
            <Link to="/conference-program" search={isDraft ? { draft: '1' } : {}} {...props} />
          )}
        >
          {t(isDraft ? 'draftProgram' : 'program')}
        </Menu.Item>
        {!isDraft && (
          <Menu.Item
            leftSection={<IconArmchair size={18} />}
            renderRoot={(props) => <Link to="/venue" {...props} />}
          >
            {t('lobby')}
          </Menu.Item>
        )}
        <Menu.Item leftSection={<IconMask size={18} />} onClick={() => act(setup.id)}>
          {t('act')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
