import { DateTimeField } from '../../ui/time/date-time-field.tsx';
import classes from './tickets.module.css';

interface Bound {
  name: string;
  label: string;
  value: string | null;
  error: string | undefined;
  onChange: (instant: string | null) => void;
}

/** From when until when; either end may be open. */
export const WindowFields = ({ zone, bounds }: { zone: string; bounds: readonly Bound[] }) => (
  <div className={classes.pair}>
    {bounds.map(({ value, onChange, ...bound }) => (
      <DateTimeField
        key={bound.name}
        {...bound}
        zone={zone}
        value={value ?? ''}
        onChange={(instant) => onChange(instant || null)}
      />
    ))}
  </div>
);
