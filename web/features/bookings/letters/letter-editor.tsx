import type { BookingLetter, LetterInput, MyEvent } from '@plenum/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { EditorForm } from '../../../ui/form/editor-form.tsx';
import { useEditor } from '../../../ui/form/use-editor.ts';
import { LetterFields, type Thing } from './letter-fields.tsx';
import { LetterPreviewPanel } from './letter-preview.tsx';
import { LetterReaders } from './letter-readers.tsx';
import { SendPanel } from './letter-send.tsx';
import { changeLetter, readLetter } from './letters.api.ts';
import { letter as letterAnswer, letterReaders } from './letters.live.ts';
import { letterValues } from './letters.values.ts';
import { useLetterProblemText } from './use-letter-problem-text.ts';

interface LetterEditorProps {
  event: MyEvent;
  things: readonly Thing[];
  letter: BookingLetter;
  onGone: () => void;
}

const loadSchema = () => import('./letters.forms.ts').then((forms) => forms.LetterSchema);

/** What is saved is what is looked at and sent. */
export function LetterEditor({ event, things, letter, onGone }: LetterEditorProps) {
  const t = useTranslations('booking-letters');
  const client = useQueryClient();
  const form = useEditor<BookingLetter, LetterInput>({
    loadSchema,
    known: letter,
    valuesOf: letterValues,
    draft: `bookings.letter.${letter.id}`,
    save: async (changes, from) => {
      const body = { ...letterValues(from), ...changes, version: from.version };
      const saved = await changeLetter(from.id, body);
      await client.invalidateQueries({ queryKey: letterAnswer.options(letter.id).queryKey });
      await client.invalidateQueries({
        queryKey: letterReaders.options({ letterId: letter.id }).queryKey.slice(0, -1),
      });
      return saved;
    },
    readAgain: () => readLetter(letter.id),
  });
  return (
    <>
      <EditorForm<LetterInput>
        form={form}
        words={{ name: (name) => t(`fields.${name}`) }}
        problemText={useLetterProblemText()}
        saveLabel={t('save')}
      >
        <LetterFields form={form} event={event} things={things} />
      </EditorForm>
      <LetterReaders letter={letter} />
      <LetterPreviewPanel key={letter.version} letter={letter} />
      <SendPanel
        event={event}
        letter={letter}
        isUnsaved={form.isDirty}
        onRemoved={() => form.leave(onGone)}
      />
    </>
  );
}
