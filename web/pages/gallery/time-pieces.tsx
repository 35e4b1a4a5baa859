import { useState } from 'react';
import { DateField } from '../../ui/field/date-field.tsx';
import { DateTimeField } from '../../ui/time/date-time-field.tsx';
import { RelativeTime } from '../../ui/time/relative-time.tsx';
import { ZonedTime } from '../../ui/time/zoned-time.tsx';
import { TimeZoneField } from '../../ui/field/time-zone-field.tsx';
import classes from './gallery-page.module.css';
import { closing, opening, overnight, venueZone, words } from './gallery-samples.ts';

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();

export function TimePieces() {
  const [starts, setStarts] = useState<string>(opening);
  const [day, setDay] = useState('2026-11-24');
  const [zone, setZone] = useState<string>(venueZone);
  const [ages] = useState(() => [0, 5, 130, 3000].map(minutesAgo));
  return (
    <>
      <div className={classes.card}>
        <ZonedTime from={opening} to={closing} zone={zone} shown="event" />
        <ZonedTime from={opening} to={closing} zone={zone} shown="own" />
        <ZonedTime from={opening} to={overnight} zone={zone} shown="event" />
        <ZonedTime from={opening} zone={zone} shown="event" />
      </div>
      <div className={classes.card}>
        {ages.map((at) => (
          <RelativeTime key={at} at={at} />
        ))}
      </div>
      <div className={classes.card}>
        <TimeZoneField
          name="zone"
          label={words.zone}
          value={zone}
          error={undefined}
          onChange={setZone}
        />
        <DateTimeField
          name="starts"
          label={words.starts}
          value={starts}
          zone={zone}
          onChange={setStarts}
        />
        <DateField name="day" label={words.day} value={day} onChange={setDay} />
      </div>
    </>
  );
}
