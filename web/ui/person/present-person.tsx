import { useTranslations } from 'use-intl';
import { PersonPicture } from './person-picture.tsx';
import classes from './present-person.module.css';

export type Presence = 'online' | 'away' | 'busy' | 'offline';

interface PresentPersonProps {
  name: string;
  picture?: string | null | undefined;
  size?: number;
  presence: Presence;
}

/** Each state has a shape of its own: full, half, barred, hollow. */
const shapes: Record<Presence, string> = {
  online: 'M6 1a5 5 0 1 1 0 10a5 5 0 0 1 0-10z',
  away: 'M6 1a5 5 0 1 1 0 10a5 5 0 0 1 0-10zM5.2 3v3.4l2.4 1.4l.6-1l-1.8-1.1V3z',
  busy: 'M6 1a5 5 0 1 1 0 10a5 5 0 0 1 0-10zM3.5 5.2v1.6h5V5.2z',
  offline: 'M6 1a5 5 0 1 1 0 10a5 5 0 0 1 0-10zM6 3.2a2.8 2.8 0 1 0 0 5.6a2.8 2.8 0 0 0 0-5.6z',
};

/** A picture and whether its person is there, by shape, colour and word. */
export function PresentPerson({ presence, size = 28, ...person }: PresentPersonProps) {
  const t = useTranslations('kit.presence');
  const mark = Math.max(10, Math.round(size * 0.34));
  return (
    <span className={classes.frame} data-presence={presence} title={t(presence)}>
      <PersonPicture {...person} size={size} />
      <svg width={mark} height={mark} viewBox="0 0 12 12" aria-hidden>
        <path d={shapes[presence]} fillRule="evenodd" />
      </svg>
      <span className="visually-hidden">{t(presence)}</span>
    </span>
  );
}
