import type { PastedLine } from '@plenum/contract';
import {
  type Icon,
  IconAlertTriangle,
  IconCheck,
  IconCopy,
  IconMail,
  IconMailForward,
  IconUserPlus,
} from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import classes from './attendees-panel.module.css';
import { countFates, type PastedFate, sortedLines, toneOf } from './people.pasting.ts';

const marks: Readonly<Record<PastedFate, Icon>> = {
  wrong: IconAlertTriangle,
  add: IconUserPlus,
  invite: IconMailForward,
  invited: IconMail,
  already: IconCheck,
  double: IconCopy,
};

/** What scrolls can be reached by who uses the keyboard alone. */
const reachable = { tabIndex: 0 } as const;

/** More lines than anybody reads; what is wrong is always among them. */
const shown = 200;

export function PastedLines({ lines }: { lines: readonly PastedLine[] }) {
  const t = useTranslations('events.attendees');
  return (
    <>
      <ul className={classes.counts} aria-label={t('summary')} aria-live="polite">
        {countFates(lines).map(([fate, count]) => {
          const Mark = marks[fate];
          return (
            <li key={fate} data-tone={toneOf[fate]}>
              <Mark size={16} aria-hidden />
              {t(`counts.${fate}`, { count })}
            </li>
          );
        })}
      </ul>
      <div className={classes.scroll} {...reachable}>
        <table className={classes.lines} aria-label={t('preview')}>
          <thead>
            <tr>
              <th scope="col">{t('line')}</th>
              <th scope="col">{t('person')}</th>
              <th scope="col">{t('what')}</th>
            </tr>
          </thead>
          <tbody>
            {sortedLines(lines)
              .slice(0, shown)
              .map((line) => (
                <PreviewLine key={line.line} line={line} />
              ))}
          </tbody>
        </table>
      </div>
      {lines.length > shown && (
        <p className={classes.rest}>{t('more', { count: lines.length - shown })}</p>
      )}
    </>
  );
}

function PreviewLine({ line }: { line: PastedLine }) {
  const t = useTranslations('events.attendees');
  const { what, fullName, email, text } = line;
  const Mark = marks[what];
  const person = [fullName, email].filter(Boolean).join(' · ');
  return (
    <tr>
      <td>{line.line}</td>
      <td>
        <bdi>{what === 'wrong' ? text : person}</bdi>
      </td>
      <td>
        <span className={classes.what} data-tone={toneOf[what]}>
          <Mark size={16} aria-hidden />
          {t(`fates.${what}`)}
        </span>
      </td>
    </tr>
  );
}
