import '../../../ui/styles/fields.css';
import { TextInput } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import type { WrittenEmail } from './compose.draft.ts';
import type { ComposeProps } from './compose.props.ts';
import { ComposeAddressees } from './compose-addressees.tsx';
import { ComposeClash } from './compose-clash.tsx';
import { ComposeFiles } from './compose-files.tsx';
import { ComposeFoot } from './compose-foot.tsx';
import { ComposeFrame } from './compose-frame.tsx';
import classes from './compose.module.css';
import { ComposeWords } from './compose-words.tsx';
import { useComposing } from './use-composing.ts';
import { useFileHands } from '../files/use-file-hands.ts';

export function ComposeForm(props: ComposeProps & { email: WrittenEmail }) {
  const t = useTranslations('compose');
  const own = useComposing(props);
  const { draft, keeper, keeping, files, sending, errors, form } = own;
  const { isOver, hands } = useFileHands(files.add);
  const isAnswer = props.email.inReplyTo !== null && draft.to.length > 0;
  return (
    <ComposeFrame
      title={draft.subject.trim() || t('draft')}
      hands={hands}
      isOver={isOver}
      onClose={own.close}
    >
      <form
        ref={form}
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault();
          sending.send();
        }}
      >
        <div className={classes.fields}>
          <ComposeAddressees
            draft={draft}
            errors={errors}
            wrong={own.wrong}
            hasFocus={!isAnswer}
            onChange={own.change}
            onTyping={own.hearTyping}
          />
          <TextInput
            name="subject"
            className={classes.inline}
            label={t('subject')}
            maxLength={500}
            value={draft.subject}
            error={errors.subject}
            onChange={(event) => own.change({ subject: event.currentTarget.value })}
          />
        </div>
        {keeping.state === 'clash' && <ComposeClash keeper={keeper} keeping={keeping} />}
        {errors.form && <Notice tone="danger">{errors.form}</Notice>}
        <ComposeWords
          draft={draft}
          edition={keeping.edition}
          isAnswer={isAnswer}
          onChange={own.change}
        />
        <ComposeFiles
          kept={draft.files}
          coming={files.coming}
          error={errors.files}
          onRemove={own.removeFile}
          onStop={files.stop}
        />
        <ComposeFoot
          state={keeping.state}
          isSending={sending.isSending}
          onAttach={files.add}
          onRetry={() => void keeper.flush()}
          onDiscard={own.discard}
        />
      </form>
      <ConfirmDialog
        opened={sending.warnings.length > 0}
        title={t('warn.title')}
        text={sending.warnings.map((warning) => t(`warn.${warning}`)).join(' ')}
        stay={t('warn.stay')}
        go={t('warn.go')}
        isDangerous={false}
        onStay={sending.stay}
        onGo={sending.deliver}
      />
    </ComposeFrame>
  );
}
