import { Button } from '@mantine/core';
import type { ProgramSession, SessionFile } from '@plenum/contract';
import { IconFileDownload } from '@tabler/icons-react';
import { download } from '../../../platform/files/download.ts';
import { useProblemText } from '../../../platform/use-problem-text.ts';
import { showToast } from '../../../ui/toast/toasts.tsx';
import { useFileSize } from '../../../ui/use-file-size.ts';
import classes from './session-details.module.css';
import { useProgramPlace } from '../program/use-program-place.ts';

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
  const sizeOf = useFileSize();
  const { program, isDraft } = useProgramPlace();
  const problemText = useProblemText();
  const fetchDraft = () =>
    download('GET /api/events/:eventId/agenda/files/:fileId', {
      params: { eventId: program.event.id, fileId: id },
    }).catch((problem: unknown) => showToast({ text: problemText(problem), isFailure: true }));
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
      <small>{sizeOf(bytes)}</small>
    </li>
  );
}
