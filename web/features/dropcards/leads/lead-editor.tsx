import '../../../ui/styles/fields.css';
import { Select, TagsInput } from '@mantine/core';
import type { Booth, CardValues, Lead } from '@plenum/contract';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { RelativeTime } from '../../../ui/time/relative-time.tsx';
import { CardFace } from '../card/card-face.tsx';
import classes from './lead-drawer.module.css';
import { LeadRemark } from './lead-remark.tsx';
import { RatingStars } from './rating-stars.tsx';
import { useLeadChange } from './use-lead-change.ts';

const longestTag = 40;
const mostTags = 20;

interface LeadEditorProps {
  exhibitorId: number;
  lead: Lead;
  values: CardValues;
  staff: Booth['staff'];
  /** All that the booth uses. */
  tags: readonly string[];
  /** The lead as it is now, where it is still in sight. */
  readAgain: () => Promise<Lead | undefined>;
}

/** A card and what the staff makes of it; each choice is saved as it is made. */
export function LeadEditor({ exhibitorId, lead, values, staff, tags, readAgain }: LeadEditorProps) {
  const t = useTranslations('dropcards.leads');
  const { choose, write } = useLeadChange(exhibitorId, lead);
  const isOnStaff = staff.some(({ personId }) => personId === lead.assigneeId);
  return (
    <div className={classes.editor}>
      <CardFace values={values} />
      <p className={classes.facts}>
        {t(`via.${lead.via}`)} <RelativeTime at={lead.at} /> ·{' '}
        <Link
          to="/booths/$exhibitorId/console"
          params={{ exhibitorId: String(exhibitorId) }}
          search={{ step: 'dropped', who: String(lead.personId) }}
        >
          {t('score', { count: lead.score })}
        </Link>
      </p>
      {lead.note && (
        <figure className={classes.said}>
          <figcaption>{t('theirNote')}</figcaption>
          <blockquote dir="auto">{lead.note}</blockquote>
        </figure>
      )}
      <RatingStars rating={lead.rating} onRate={(rating) => choose({ rating })} />
      <TagsInput
        label={t('columns.tags')}
        placeholder={lead.tags.length === 0 ? t('tagHint') : ''}
        data={[...tags]}
        value={lead.tags}
        maxTags={mostTags}
        comboboxProps={{ withinPortal: false }}
        onChange={(next) =>
          choose({ tags: next.map((tag) => tag.trim().slice(0, longestTag)).filter(Boolean) })
        }
      />
      <Select
        label={t('columns.assignee')}
        placeholder={t('nobody')}
        data={staff.map(({ personId, fullName }) => ({ value: String(personId), label: fullName }))}
        value={isOnStaff ? String(lead.assigneeId) : null}
        clearable
        clearButtonProps={{ 'aria-label': t('unassign') }}
        comboboxProps={{ withinPortal: false }}
        onChange={(id) => choose({ assigneeId: id === null ? null : Number(id) })}
      />
      <LeadRemark lead={lead} onSave={write} readAgain={readAgain} />
    </div>
  );
}
