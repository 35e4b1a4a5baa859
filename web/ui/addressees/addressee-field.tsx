import '../styles/fields.css';
import { Combobox, PillsInput } from '@mantine/core';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { keyOf } from './addressed.ts';
import { AddresseeChoices } from './addressee-choices.tsx';
import { AddresseePill } from './addressee-pill.tsx';
import classes from './addressees.module.css';
import { type AddresseeValue, useAddresseeField } from './use-addressee-field.ts';
import { usePillKeys } from './use-pill-keys.ts';

export interface AddresseeFieldProps extends AddresseeValue {
  label: string;
  name?: string;
  error?: string | undefined;
  /** Those the server did not take, by their keys. */
  wrong?: ReadonlySet<string>;
  hasFocus?: boolean;
  rightSection?: ReactNode;
  /** Its label stands before it, not above. */
  isInline?: boolean;
}

const nobody: ReadonlySet<string> = new Set();

/** People, groups and typed addresses in one line. Its words are those of `addressees`. */
export function AddresseeField(props: AddresseeFieldProps) {
  const { label, name, value, error, wrong = nobody, hasFocus = false } = props;
  const t = useTranslations('addressees');
  const field = useRef<HTMLInputElement>(null);
  const own = useAddresseeField(field, props);
  const list = useRef<HTMLUListElement>(null);
  const listId = useId();
  const { fromField, fromPill } = usePillKeys(field, list);
  const { combobox, choices, isOpen, isSettled, typed } = own;
  useEffect(() => {
    if (hasFocus) field.current?.focus();
  }, [hasFocus]);
  const none = own.isError ? t('failed') : t('nobody');
  const note = choices.length === 0 && isSettled ? none : '';
  const unread = own.isLeft && typed.trim() ? t('noAddress', { text: typed.trim() }) : undefined;
  return (
    <Combobox
      store={combobox}
      onOptionSubmit={own.pick}
      withinPortal={false}
      floatingStrategy="fixed"
    >
      <Combobox.DropdownTarget>
        <PillsInput
          className={`${classes.input} ${props.isInline ? classes.inline : ''}`}
          classNames={{ input: classes.frame ?? '' }}
          label={label}
          error={unread ?? error}
          rightSection={props.rightSection}
          rightSectionWidth="auto"
          rightSectionPointerEvents="all"
        >
          <div className={classes.line}>
            <ul ref={list} className={classes.pills} aria-label={t('chosen', { label })}>
              {value.map((one, place) => (
                <AddresseePill
                  key={keyOf(one)}
                  one={one}
                  isWrong={wrong.has(keyOf(one))}
                  onRemove={() => {
                    own.remove(one);
                    field.current?.focus();
                  }}
                  onKeyDown={(event) => fromPill(event, place, () => own.remove(one))}
                />
              ))}
            </ul>
            <Combobox.EventsTarget
              withExpandedAttribute
              {...(own.first && { 'aria-activedescendant': listId + own.first })}
            >
              <PillsInput.Field
                ref={field}
                name={name}
                data-autofocus={hasFocus || undefined}
                className={classes.field}
                value={typed}
                autoComplete="off"
                autoCapitalize="off"
                spellCheck={false}
                inputMode="email"
                onChange={(event) => own.type(event.currentTarget.value)}
                onKeyDown={(event) => {
                  fromField(event);
                  own.onKeyDown(event);
                }}
                onPaste={own.onPaste}
                onBlur={own.leave}
              />
            </Combobox.EventsTarget>
          </div>
        </PillsInput>
      </Combobox.DropdownTarget>
      <AddresseeChoices idPrefix={listId} label={label} choices={choices} note={note} />
      <output className="visually-hidden">
        {isOpen && isSettled ? t('found', { count: choices.length }) : own.said}
      </output>
    </Combobox>
  );
}
