import type { AgendaSession } from '@plenum/contract';
import { IconAlertTriangle, IconEyeOff, IconStarFilled } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { useAgendaFacts } from '../agenda-facts.tsx';
import { KindIcon } from './grid-kind.tsx';
import classes from './grid-title-cell.module.css';

interface GridTitleCellProps {
  session: AgendaSession;
  clash: string;
  onOpen: (session: AgendaSession) => void;
}

export function GridTitleCell({ session, clash, onOpen }: GridTitleCellProps) {
  const t = useTranslations('agenda.states');
  const { titleOf } = useAgendaFacts();
  return (
    <span className={classes.cell}>
      <KindIcon kind={session.kind} size={16} />
      <button type="button" className={classes.title} data-open onClick={() => onOpen(session)}>
        {titleOf(session)}
      </button>
      {clash !== '' && (
        <span className={classes.clash} title={clash}>
          <IconAlertTriangle size={16} aria-hidden />
          <span className="visually-hidden">{clash}</span>
        </span>
      )}
      {session.isHidden && (
        <span className={classes.mark} title={t('hidden')}>
          <IconEyeOff size={16} aria-hidden />
          <span className="visually-hidden">{t('hidden')}</span>
        </span>
      )}
      {session.isFeatured && (
        <span className={classes.mark} title={t('featured')}>
          <IconStarFilled size={14} aria-hidden />
          <span className="visually-hidden">{t('featured')}</span>
        </span>
      )}
    </span>
  );
}
