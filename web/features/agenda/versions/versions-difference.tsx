import type { SessionDifference, Texts } from '@plenum/contract';
import { IconArrowRight } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { languages } from '../../../platform/config.ts';
import { changedLanguages } from '../../../platform/i18n/changed-languages.ts';
import { useAgendaFacts } from '../agenda-facts.tsx';
import {
  isTextField,
  isToldField,
  type ToldField,
  useFieldWords,
} from '../editor/use-field-words.ts';
import classes from './versions-drawer.module.css';

/** What becomes of one session, so that people can read it. */
export function VersionsDifference({ difference }: { difference: SessionDifference }) {
  const t = useTranslations('agenda.difference');
  const { words } = useAgendaFacts();
  const move = useMoveWords(difference);
  const others = difference.fields.filter(({ field }) => !move.fields.includes(field));
  return (
    <>
      <div className={classes.lineHead}>
        <span className={classes.name}>{words(difference.title)}</span>
        <span className={classes.kind} data-kind={difference.kind}>
          {t(`kinds.${difference.kind}`)}
        </span>
      </div>
      {move.text && (
        <p>
          <bdi>{move.text}</bdi>
        </p>
      )}
      {others.length > 0 && (
        <dl className={classes.facts}>
          {others.map(({ field, before, after }) =>
            isToldField(field) ? (
              <FieldDifference key={field} field={field} before={before} after={after} />
            ) : null,
          )}
        </dl>
      )}
    </>
  );
}

interface FieldDifferenceProps {
  field: ToldField;
  before: unknown;
  after: unknown;
}

/** Texts are told in the languages that changed, anything else as a whole. */
function FieldDifference({ field, before, after }: FieldDifferenceProps) {
  const { name, value } = useFieldWords();
  if (!isTextField(field)) {
    return (
      <OneDifference name={name(field)} old={value(field, before)} now={value(field, after)} />
    );
  }
  const [old, now] = [(before ?? {}) as Texts, (after ?? {}) as Texts];
  return changedLanguages(old, now).map((language) => (
    <OneDifference
      key={language}
      name={`${name(field)} (${languages[language]})`}
      old={old[language]}
      now={now[language]}
    />
  ));
}

interface OneDifferenceProps {
  name: string;
  old: string | undefined;
  now: string | undefined;
}

function OneDifference({ name, old, now }: OneDifferenceProps) {
  const t = useTranslations('agenda.difference');
  return (
    <div className={classes.fact}>
      <dt>{name}</dt>
      <dd>
        {old && (
          <del>
            <span className="visually-hidden">{t('before')} </span>
            <bdi>{old}</bdi>
          </del>
        )}
        <IconArrowRight size={14} aria-hidden className="mantine-rotate-rtl" />
        {now ? (
          <ins>
            <span className="visually-hidden">{t('after')} </span>
            <bdi>{now}</bdi>
          </ins>
        ) : (
          <span className={classes.quiet}>{t('nothing')}</span>
        )}
      </dd>
    </div>
  );
}

/** "From Room A, Tue 10:00 to Room B, Tue 11:00": time and room are one fact. */
function useMoveWords({ kind, fields }: SessionDifference) {
  const t = useTranslations('agenda.difference');
  const facts = useAgendaFacts();
  const changeOf = (name: string) => fields.find(({ field }) => field === name);
  const [start, room] = [changeOf('startsAt'), changeOf('roomId')];
  const roomOf = (value: unknown) => facts.roomName(typeof value === 'number' ? value : null);
  const timeOf = (value: unknown) =>
    typeof value === 'string' ? facts.momentOf(value) : t('noTime');
  if (kind !== 'moved') return { text: '', fields: [] as string[] };
  if (start && room) {
    const text = t('fromTo', {
      before: t('place', { room: roomOf(room.before), time: timeOf(start.before) }),
      after: t('place', { room: roomOf(room.after), time: timeOf(start.after) }),
    });
    return { text, fields: ['startsAt', 'roomId'] };
  }
  if (start) {
    const text = t('fromTo', { before: timeOf(start.before), after: timeOf(start.after) });
    return { text, fields: ['startsAt'] };
  }
  if (!room) return { text: '', fields: [] };
  const text = t('fromTo', { before: roomOf(room.before), after: roomOf(room.after) });
  return { text, fields: ['roomId'] };
}
