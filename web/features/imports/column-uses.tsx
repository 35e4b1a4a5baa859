import '../../ui/styles/fields.css';
import { Button, NativeSelect } from '@mantine/core';
import type { Import, ImportDetail } from '@plenum/contract';
import { useMutation, type UseMutationResult } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Notice } from '../../ui/notice.tsx';
import { Panel } from '../../ui/panel/panel.tsx';
import { checkImport, chooseSheet } from './imports.api.ts';
import classes from './import-screen.module.css';
import { useColumnWords } from './use-column-words.ts';
import { useImportProblemText } from './use-import-problem-text.ts';

/** What each column of the file is; what was found out may be put right. */
export function ColumnUses({ detail }: { detail: ImportDetail }) {
  const t = useTranslations('imports.columns');
  const problemText = useImportProblemText();
  const [uses, setUses] = useState(detail.uses);
  const check = useMutation({ mutationFn: () => checkImport(detail.import.id, uses) });
  const sheet = useMutation({ mutationFn: (name: string) => chooseSheet(detail.import.id, name) });
  // What is shown belongs to the sheet before, until that of the chosen one has come in its place.
  const isOutdated = sheet.isPending || sheet.isSuccess;
  const missing = detail.columns.filter(({ key, isNeeded }) => isNeeded && !uses.includes(key));
  const wordOf = useColumnWords(detail.import.kind);
  const { source, isRemembered, otherSheets } = detail;
  return (
    <Panel hasRoom title={t('title')}>
      <div className={classes.uses}>
        {source && <p className={classes.soft}>{t('source', { source: sources[source] })}</p>}
        {isRemembered && <p className={classes.soft}>{t('remembered')}</p>}
        {otherSheets.length > 0 && <SheetChoice detail={detail} choice={sheet} />}
        <ul className={classes.columns}>
          {placed(detail.heads).map(({ head, place }) => (
            <Column
              key={`${place} ${head}`}
              detail={detail}
              place={place}
              uses={uses}
              onChange={(use) => setUses(uses.map((old, at) => swapped(old, at, place, use)))}
            />
          ))}
        </ul>
        {missing.map(({ key }) => (
          <Notice key={key} tone="warning">
            {t('missing', { column: wordOf(key) })}
          </Notice>
        ))}
        {check.error && <Notice tone="danger">{problemText(check.error)}</Notice>}
        <div>
          <Button
            disabled={missing.length > 0 || isOutdated}
            loading={check.isPending}
            onClick={() => check.mutate()}
          >
            {t('check')}
          </Button>
        </div>
      </div>
    </Panel>
  );
}

interface SheetProps {
  detail: ImportDetail;
  choice: UseMutationResult<Import, Error, string>;
}

/** A workbook has more than one table: only one becomes rows, and nobody is to miss the others. */
function SheetChoice({ detail, choice }: SheetProps) {
  const t = useTranslations('imports.columns');
  const problemText = useImportProblemText();
  const { sheet, otherSheets } = detail;
  const { mutate, isPending, error } = choice;
  return (
    <>
      <NativeSelect
        label={t('sheet')}
        description={t('sheetHint', { count: otherSheets.length + 1 })}
        data={[sheet, ...otherSheets]}
        value={sheet}
        disabled={isPending}
        onChange={({ currentTarget }) => mutate(currentTarget.value)}
      />
      {error && <Notice tone="danger">{problemText(error)}</Notice>}
    </>
  );
}

/** Two columns may be called the same. */
const placed = (heads: readonly string[]) => heads.map((head, place) => ({ head, place }));

const sources = { pretix: 'pretix', 'hi.events': 'Hi.Events', swapcard: 'Swapcard' } as const;

/** A column of ours is one column of the file at most: the other one is left out then. */
const swapped = (old: string, at: number, place: number, use: string): string => {
  if (at === place) return use;
  return old === use && use !== 'own' ? 'none' : old;
};

interface ColumnProps {
  detail: ImportDetail;
  place: number;
  uses: readonly string[];
  onChange: (use: string) => void;
}

function Column({ detail, place, uses, onChange }: ColumnProps) {
  const t = useTranslations('imports.columns');
  const wordOf = useColumnWords(detail.import.kind);
  const head = detail.heads[place] || t('column', { place: place + 1 });
  const samples = detail.samples
    .map((row) => row[place] ?? '')
    .filter(Boolean)
    .slice(0, 3);
  const choices = [
    { value: 'none', label: t('none') },
    ...(detail.keepsOwn ? [{ value: 'own', label: t('own') }] : []),
    ...detail.columns.map(({ key }) => ({ value: key, label: wordOf(key) })),
  ];
  return (
    <li className={classes.column}>
      <div className={classes.file}>
        <strong dir="auto">{head}</strong>
        <span className={classes.soft} dir="auto">
          {samples.join(' · ')}
        </span>
      </div>
      <NativeSelect
        aria-label={t('useOf', { head })}
        data={choices}
        value={uses[place] ?? 'none'}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    </li>
  );
}
