import type { Booth, Lead } from '@plenum/contract';
import { type ReactNode, useMemo } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import type { TableColumn } from '../../../ui/table/table-column.ts';
import { RelativeTime } from '../../../ui/time/relative-time.tsx';
import { LeadName } from './lead-name.tsx';
import classes from './leads-screen.module.css';
import { ShownRating } from './rating-stars.tsx';

const nothing = <span aria-hidden>{'–'}</span>;

function Tags({ tags }: { tags: readonly string[] }) {
  if (tags.length === 0) return nothing;
  return (
    <span className={classes.tags}>
      {tags.map((tag) => (
        <bdi key={tag} className={classes.tag}>
          {tag}
        </bdi>
      ))}
    </span>
  );
}

const Words = ({ text }: { text: string }) =>
  text ? <bdi className={classes.clamped}>{text}</bdi> : nothing;

export function useLeadColumns(
  staff: Booth['staff'],
  onOpen: (id: number) => void,
): TableColumn<Lead>[] {
  const t = useTranslations('dropcards.leads');
  const format = useFormatter();
  return useMemo(() => {
    const nameOf = (id: number | null) =>
      staff.find(({ personId }) => personId === id)?.fullName ?? '';
    /** Of a withdrawn card there is nothing to show. */
    const held = (draw: (lead: Lead) => ReactNode) => (lead: Lead) =>
      lead.withdrawnAt ? nothing : draw(lead);
    return [
      {
        id: 'name',
        label: t('columns.name'),
        isSortable: true,
        cell: (lead) => <LeadName lead={lead} onOpen={() => onOpen(lead.id)} />,
      },
      {
        id: 'at',
        label: t('columns.at'),
        isSortable: true,
        startsDown: true,
        cell: ({ at }) => <RelativeTime at={at} />,
      },
      {
        id: 'rating',
        label: t('columns.rating'),
        isSortable: true,
        startsDown: true,
        cell: held(({ rating }) => <ShownRating rating={rating} />),
      },
      {
        id: 'score',
        label: t('columns.score'),
        isSortable: true,
        startsDown: true,
        cell: held(({ score }) => format.number(score)),
      },
      { id: 'tags', label: t('columns.tags'), cell: held(({ tags }) => <Tags tags={tags} />) },
      {
        id: 'assignee',
        label: t('columns.assignee'),
        cell: held(({ assigneeId }) => <Words text={nameOf(assigneeId)} />),
      },
      { id: 'note', label: t('columns.note'), cell: held(({ note }) => <Words text={note} />) },
      {
        id: 'remark',
        label: t('columns.remark'),
        isHiddenAtFirst: true,
        cell: held(({ remark }) => <Words text={remark} />),
      },
      {
        id: 'via',
        label: t('columns.via'),
        isHiddenAtFirst: true,
        cell: ({ via }) => t(`via.${via}`),
      },
    ];
  }, [t, format, staff, onOpen]);
}
