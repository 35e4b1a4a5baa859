import { Button } from '@mantine/core';
import type { ProgramSession, SessionFile } from '@plenum/contract';
import { IconFileDownload } from '@tabler/icons-react';
import { useFormatter } from 'use-intl';
import { download } from '../../platform/download.ts';
import { useProblemText } from '../../platform/use-problem-text.ts';
import { showToast } from '../../ui/toasts.tsx';
import classes from './session-details.module.css';
import { useProgramPlace } from './use-program-place.ts';

const units = ['byte', 'kilobyte', 'megabyte'] as const;

const sizeOf = (bytes: number) => {
  const step = bytes < 1000 ? 0 : bytes < 1_000_000 ? 1 : 2;
  return { amount: bytes / 1000 ** step, unit: units[step] ?? 'byte' };
};

export function SessionFiles({ session }: { session: ProgramSession }) {
  return (
    <ul className={classes.files}>
      {session.files.map((file) => (
        <FileLine key={file.id} file={file} />
      ))}
    </ul>
  );
}

function FileLine({ file: { id, name, bytes } }: { file: SessionFile }) {
  const format = useFormatter();
  const { program, isDraft } = useProgramPlace();
  const problemText = useProblemText();
  const fetchDraft = () =>
    download('GET /api/events/:eventId/agenda/files/:fileId', {
      params: { eventId: program.event.id, fileId: id },
    }).catch((problem: unknown) => showToast({ text: problemText(problem), isFailure: true }));
  const { amount, unit } = sizeOf(bytes);
  return (
    <li>
      <IconFileDownload size={18} aria-hidden />
      {isDraft ? (
        <Button variant="subtle" size="compact-sm" onClick={fetchDraft}>
          {name}
        </Button>
      ) : (
        <a href={`/api/e/${program.event.slug}/files/${id}`} download={name}>
          {name}
        </a>
      )}
      <small>
        {format.number(amount, {
          style: 'unit',
          unit,
          unitDisplay: 'short',
          maximumFractionDigits: 1,
        })}
      </small>
    </li>
  );
}
