import { Button } from '@mantine/core';
import { IconCalendarDown, IconPrinter } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { ZoneSwitch } from '../../../ui/time/zone-switch.tsx';
import classes from './program-tools.module.css';
import { useProgramPlace } from './use-program-place.ts';

/** Whose clocks, on paper, into a calendar. */
export function ProgramTools() {
  const t = useTranslations('program.tools');
  const { program, isDraft } = useProgramPlace();
  const { slug, timeZone } = program.event;
  return (
    <div className={classes.tools}>
      <ZoneSwitch eventZone={timeZone} />
      <Button
        variant="subtle"
        color="gray"
        leftSection={<IconPrinter size={16} />}
        onClick={() => print()}
      >
        {t('print')}
      </Button>
      {!isDraft && (
        <Button
          component="a"
          href={`/api/e/${slug}/program.ics`}
          download
          variant="subtle"
          color="gray"
          leftSection={<IconCalendarDown size={16} />}
        >
          {t('calendar')}
        </Button>
      )}
    </div>
  );
}
