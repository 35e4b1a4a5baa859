import { Button, Menu } from '@mantine/core';
import { IconShield } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { useModeratedEvent } from '../platform/moderated-event.ts';
import type { ToMeasure } from '../platform/report.ts';
import { MeasureItems } from '../ui/event/measure-items.tsx';

/** On a person's page, for those who keep order in the event. */
export function ModerateButton({ eventId, person }: Pick<ToMeasure, 'eventId' | 'person'>) {
  const t = useTranslations('report.moderate');
  const event = useModeratedEvent(eventId);
  if (!event?.isMine) return null;
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button variant="subtle" color="gray" leftSection={<IconShield size={16} aria-hidden />}>
          {t('button')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <MeasureItems eventId={eventId} person={person} nameOf={(kind) => t(kind)} />
      </Menu.Dropdown>
    </Menu>
  );
}
