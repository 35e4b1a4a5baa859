import type { LetterFilter, LetterInput, MyEvent } from '@plenum/contract';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { EditorForm } from '../../../ui/form/editor-form.tsx';
import { useContractForm } from '../../../ui/form/use-contract-form.ts';
import { usePageTitle } from '../../../ui/page/use-page-title.ts';
import { LetterFields, type Thing } from './letter-fields.tsx';
import { addLetter } from './letters.api.ts';
import classes from './letters.module.css';
import { blankLetter } from './letters.values.ts';
import { useLetterProblemText } from './use-letter-problem-text.ts';

interface NewLetterProps {
  event: MyEvent;
  things: readonly Thing[];
  filter: LetterFilter;
  onMade: (id: number) => void;
}

const loadSchema = () => import('./letters.forms.ts').then((forms) => forms.LetterSchema);

/** Written first; who gets it and what they see is looked at before anybody does. */
export function NewLetter({ event, things, filter, onMade }: NewLetterProps) {
  const t = useTranslations('booking-letters');
  const form = useContractForm<LetterInput>({
    loadSchema,
    initial: blankLetter(filter),
    send: async (values) => {
      const { id } = await addLetter(event.id, values);
      form.leave(() => onMade(id));
    },
  });
  usePageTitle(t('write'));
  return (
    <div className={classes.screen}>
      <header className={classes.head}>
        <h1>{t('write')}</h1>
        <Link to="/bookings/letters">{t('back')}</Link>
      </header>
      <EditorForm<LetterInput>
        form={form}
        problemText={useLetterProblemText()}
        saveLabel={t('saveDraft')}
      >
        <LetterFields form={form} event={event} things={things} />
      </EditorForm>
    </div>
  );
}
