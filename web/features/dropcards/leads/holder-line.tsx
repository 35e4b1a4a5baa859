import { Button } from '@mantine/core';
import type { Drop } from '@plenum/contract';
import { Link } from '@tanstack/react-router';
import { useFormatter, useTranslations } from 'use-intl';
import { RelativeTime } from '../../../ui/time/relative-time.tsx';
import { CardFace } from '../card/card-face.tsx';
import classes from './holders-panel.module.css';

interface HolderLineProps {
  drop: Drop;
  /** Absent where there is nothing left to take back. */
  onWithdraw?: () => void;
}

/** A booth that holds my card, with its receipt, or one that no longer does. */
export function HolderLine({ drop, onWithdraw }: HolderLineProps) {
  const t = useTranslations('dropcards.holders');
  const { exhibitorId, exhibitor, logo, note, via, at, withdrawnAt } = drop;
  return (
    <li className={classes.line} data-state={withdrawnAt ? 'withdrawn' : 'held'}>
      <BoothLogo name={exhibitor} logo={logo} />
      <div className={classes.words}>
        <BoothName id={exhibitorId} name={exhibitor} />
        <small>
          {withdrawnAt ? t('withdrawn') : t(`via.${via}`)} <RelativeTime at={withdrawnAt ?? at} />
        </small>
        {withdrawnAt && <small>{t('nothingLeft')}</small>}
        {note && (
          <p className={classes.note}>
            <bdi>{note}</bdi>
          </p>
        )}
      </div>
      {onWithdraw && (
        <Button
          variant="default"
          size="compact-md"
          aria-label={`${t('withdraw')}: ${exhibitor}`}
          onClick={onWithdraw}
        >
          {t('withdraw')}
        </Button>
      )}
      {!withdrawnAt && <Receipt drop={drop} />}
    </li>
  );
}

/** An exhibitor that is gone leads nowhere. */
function BoothName({ id, name }: { id: number | null; name: string }) {
  if (id === null) {
    return (
      <strong>
        <bdi>{name}</bdi>
      </strong>
    );
  }
  return (
    <Link to="/exhibit-hall/$exhibitorId" params={{ exhibitorId: String(id) }}>
      <bdi>{name}</bdi>
    </Link>
  );
}

function Receipt({ drop }: { drop: Drop }) {
  const t = useTranslations('dropcards.holders');
  const format = useFormatter();
  const { id, at, values, staff } = drop;
  const when = format.dateTime(new Date(at), { dateStyle: 'long', timeStyle: 'medium' });
  return (
    <details className={classes.more}>
      <summary>{t(staff.length > 0 ? 'receiptAndCards' : 'receipt')}</summary>
      <div className={classes.receipt}>
        <h3>{t('number', { id: String(id), when })}</h3>
        <CardFace values={values} isSmall />
        {staff.length > 0 && (
          <>
            <h3>{t('theirs')}</h3>
            <div className={classes.cards}>
              {staff.map((card) => (
                <CardFace key={Object.values(card).join(' ')} values={card} isSmall />
              ))}
            </div>
          </>
        )}
      </div>
    </details>
  );
}

/** A decoration: the name stands beside it. */
function BoothLogo({ name, logo }: { name: string; logo: string | null }) {
  return (
    <span className={classes.logo} aria-hidden>
      {logo ? <img src={logo} alt="" /> : Array.from(name.trim())[0]?.toLocaleUpperCase()}
    </span>
  );
}
