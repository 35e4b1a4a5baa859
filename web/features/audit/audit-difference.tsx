import { IconArrowRight, IconChevronRight } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import classes from './audit-difference.module.css';
import type { Change, Fact } from './audit.changes.ts';
import { useFactWords } from './use-fact-words.ts';

/** So few are read at a glance. */
const fewChanges = 2;

/** Field by field: what it was, and what it is. Names and texts are text, whatever they hold. */
export function AuditDifference({ changes }: { changes: readonly Change[] }) {
  const t = useTranslations('audit');
  const { fieldWords } = useFactWords();
  if (changes.length === 0) return null;
  return (
    <details className={classes.details} open={changes.length <= fewChanges}>
      <summary>
        <IconChevronRight size={14} aria-hidden className={classes.chevron} />
        <bdi>{t('details', { count: changes.length })}</bdi>
      </summary>
      <dl>
        {changes.map((change) => (
          <div key={change.field} className={classes.change}>
            <dt>{fieldWords(change.field)}</dt>
            <dd>
              <Sides {...change} />
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

/** What was recorded on one side only is told as it is: nothing was struck out. */
function Sides({ field, before, after }: Change) {
  const t = useTranslations('audit');
  const only = before ?? after;
  if (only === undefined) return null;
  if (before === undefined || after === undefined) return <Value field={field} value={only} />;
  return (
    <>
      <del className={classes.before}>
        <span className="visually-hidden">{t('before')} </span>
        <Value field={field} value={before} />
      </del>
      <IconArrowRight size={14} aria-hidden className="mantine-rotate-rtl" />
      <ins className={classes.after}>
        <span className="visually-hidden">{t('after')} </span>
        <Value field={field} value={after} />
      </ins>
    </>
  );
}

function Value({ field, value }: { field: string; value: Fact }) {
  const { valueWords } = useFactWords();
  const isColour = field === 'accent' && typeof value === 'string';
  return (
    <bdi>
      {isColour && <span className={classes.colour} style={{ background: value }} />}
      {valueWords(field, value)}
    </bdi>
  );
}
