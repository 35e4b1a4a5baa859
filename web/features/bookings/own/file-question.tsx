import '@mantine/core/styles/Progress.layer.css';
import { Button, FileButton, Progress } from '@mantine/core';
import { IconPaperclip, IconX } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { FileLink } from '../file-link.tsx';
import { BelowQuestion } from './below-question.tsx';
import { answerRules, useBroughtFile } from './use-brought-file.ts';
import type { QuestionFieldProps } from './own.parts.ts';
import classes from './question-field.module.css';
import { useQuestionWords } from './use-question-words.ts';

/** A paper or a picture, up at once; it is kept with the other answers. */
export function FileQuestion(props: QuestionFieldProps) {
  const { answer, files, onAnswer } = props;
  const t = useTranslations('booking-page.files');
  const id = useId();
  const said = useQuestionWords(props);
  const { share, refusal, bring, stop } = useBroughtFile(props);
  const [fileId] = answer.optionIds;
  const error = refusal ?? said.error;
  const remove = () => {
    onAnswer({ ...answer, text: '', optionIds: [] });
    void files.onBrought?.();
  };
  return (
    <fieldset className={classes.choice} aria-describedby={error && `${id}-error`}>
      <legend dir="auto">{said.label}</legend>
      {fileId !== undefined && <FileLink name={answer.text} fileId={fileId} save={files.save} />}
      {share !== null && (
        <div className={classes.sending}>
          <Progress value={share * 100} aria-label={t('sending')} />
          <Button variant="subtle" size="compact-sm" onClick={stop}>
            {t('stop')}
          </Button>
        </div>
      )}
      <div className={classes.deeds}>
        {share === null && (
          <FileButton accept={answerRules.types.join(',')} onChange={bring}>
            {(button) => (
              <Button
                {...button}
                variant="default"
                leftSection={<IconPaperclip size={16} aria-hidden />}
                disabled={!files.bring}
                aria-label={t(fileId === undefined ? 'chooseFor' : 'replaceFor', {
                  question: said.label,
                })}
              >
                {t(fileId === undefined ? 'choose' : 'replace')}
              </Button>
            )}
          </FileButton>
        )}
        {share === null && fileId !== undefined && (
          <Button
            variant="subtle"
            color="gray"
            leftSection={<IconX size={16} aria-hidden />}
            aria-label={t('removeNamed', { name: answer.text })}
            onClick={remove}
          >
            {t('remove')}
          </Button>
        )}
      </div>
      <p className={classes.description}>{t(files.bring ? 'hint' : 'elsewhere')}</p>
      <BelowQuestion id={id} description={said.description} error={error} />
    </fieldset>
  );
}
