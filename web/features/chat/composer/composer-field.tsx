import { Textarea } from '@mantine/core';
import { type ClipboardEvent, type RefObject, useEffect } from 'react';
import classes from './composer.module.css';
import { longest } from '../lines/line-edit.tsx';
import type { Draft } from './use-draft.ts';
import type { Mentioning } from './use-mentioning.ts';
import { useSayTyping } from './use-typing.ts';

interface ComposerFieldProps {
  conversationId: number;
  label: string;
  /** It was opened to be written in: with a keyboard one can begin at once. */
  isFirst: boolean;
  hintId: string;
  field: RefObject<HTMLTextAreaElement | null>;
  draft: Draft;
  mentioning: Mentioning;
  onFiles: (files: File[]) => void;
  onEnter: () => void;
}

const isTouch = () => globalThis.matchMedia('(pointer: coarse)').matches;

export function ComposerField(props: ComposerFieldProps) {
  const { conversationId, label, isFirst, hintId, field } = props;
  const { draft, mentioning, onFiles, onEnter } = props;
  const takesFocus = isFirst && !isTouch();
  useEffect(() => {
    if (takesFocus) field.current?.focus();
  }, [takesFocus, field]);
  const sayTyping = useSayTyping(conversationId);
  const follow = ({ value, selectionStart }: HTMLTextAreaElement) =>
    mentioning.follow(value, selectionStart);
  const paste = (event: ClipboardEvent) => {
    if (event.clipboardData.files.length === 0) return;
    event.preventDefault();
    onFiles([...event.clipboardData.files]);
  };
  return (
    <Textarea
      ref={field}
      className={classes.field ?? ''}
      variant="unstyled"
      data-autofocus={takesFocus || undefined}
      aria-label={label}
      aria-describedby={hintId}
      placeholder={label}
      dir="auto"
      autosize
      minRows={1}
      maxRows={8}
      maxLength={longest}
      value={draft.text}
      {...mentioning.fieldProps}
      onChange={({ currentTarget }) => {
        draft.change(currentTarget.value);
        follow(currentTarget);
        if (currentTarget.value) sayTyping();
      }}
      onSelect={({ currentTarget }) => follow(currentTarget)}
      onPaste={paste}
      onKeyDown={(event) => {
        if (event.nativeEvent.isComposing || mentioning.onKeyDown(event)) return;
        if (event.key !== 'Enter' || event.shiftKey || isTouch()) return;
        event.preventDefault();
        onEnter();
      }}
    />
  );
}
