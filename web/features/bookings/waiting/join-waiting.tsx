import '../../../ui/styles/fields.css';
import { Button, NativeSelect, TextInput } from '@mantine/core';
import type { PublicOffer, WaitInput } from '@plenum/contract';
import { IconMail } from '@tabler/icons-react';
import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { languages, locales, type Locale } from '../../../platform/config.ts';
import { FormDialog } from '../../../ui/form/form-dialog.tsx';
import { useContractForm } from '../../../ui/form/use-contract-form.ts';
import { Notice } from '../../../ui/notice.tsx';
import { StateMessage } from '../../../ui/state-message.tsx';
import { type Counts, wantedOf } from '../bookings.places.ts';
import { useBookingProblemText } from '../use-booking-problem-text.ts';
import { joinWaiting } from './waiting.api.ts';
import classes from './waiting.module.css';
import { firstWish, waitableTickets } from './waiting.values.ts';
import { WishList } from './wish-list.tsx';

interface JoinWaitingProps {
  slug: string;
  offer: PublicOffer;
  chosen: Counts;
  /** Null: it is closed. */
  ticketId: number | null;
  onClose: () => void;
}

/** Who it was said by is proved by mail: the answer is the same to everyone. */
export function JoinWaiting({ ticketId, ...props }: JoinWaitingProps) {
  const t = useTranslations('booking-page.waiting');
  const [sentTo, setSentTo] = useState<string>();
  const close = () => {
    setSentTo(undefined);
    props.onClose();
  };
  return (
    <FormDialog isOpen={ticketId !== null} title={t('join')} size="lg" onClose={close}>
      {sentTo !== undefined && (
        <StateMessage
          icon={IconMail}
          title={t('sent')}
          text={t('sentText', { email: sentTo })}
          action={<Button onClick={close}>{t('close')}</Button>}
        />
      )}
      {sentTo === undefined && ticketId !== null && (
        <JoinForm {...props} ticketId={ticketId} onSent={setSentTo} />
      )}
    </FormDialog>
  );
}

const loadSchema = () => import('./waiting.forms.ts').then((forms) => forms.WaitSchema);

type JoinFormProps = Omit<JoinWaitingProps, 'ticketId'> & {
  ticketId: number;
  onSent: (email: string) => void;
};

function JoinForm({ slug, offer, chosen, ticketId, onSent }: JoinFormProps) {
  const t = useTranslations('booking-page.waiting');
  const locale = useLocale();
  const problemText = useBookingProblemText();
  const tickets = waitableTickets(offer);
  const form = useContractForm<WaitInput & { language: Locale }>({
    initial: {
      items: wantedOf(firstWish(tickets, chosen, ticketId)),
      fullName: '',
      email: '',
      language: locale,
    },
    loadSchema,
    explain: ({ field, keyword }) =>
      field === 'email' && keyword !== 'minLength' ? t('emailNotValid') : undefined,
    send: async (values) => {
      await joinWaiting(slug, values);
      onSent(values.email);
    },
  });
  const { values, errors, set } = form;
  const counts = new Map(values.items.map((one) => [one.ticketId, one.quantity]));
  const field = (name: 'fullName' | 'email', autoComplete: string) => ({
    name,
    autoComplete,
    label: t(name),
    required: true,
    value: values[name],
    error: errors[name],
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      set(name, currentTarget.value),
  });
  return (
    <form className={classes.form} noValidate onSubmit={form.submit}>
      <p className={classes.soft}>{t('lead')}</p>
      {form.problem !== undefined && <Notice tone="danger">{problemText(form.problem)}</Notice>}
      <WishList
        label={t('what')}
        tickets={tickets}
        languages={offer.event.languages}
        counts={counts}
        onCount={(id, count) => set('items', wantedOf(new Map([...counts, [id, count]])))}
      />
      <TextInput {...field('fullName', 'name')} maxLength={120} dir="auto" />
      <TextInput
        {...field('email', 'email')}
        type="email"
        onBlur={() => set('email', values.email.trim())}
      />
      <NativeSelect
        name="language"
        label={t('language')}
        data={locales.map((value) => ({ value, label: languages[value] }))}
        value={values.language}
        onChange={({ currentTarget }) => set('language', currentTarget.value as Locale)}
      />
      <div className={classes.go}>
        <Button type="submit" loading={form.busy} disabled={values.items.length === 0}>
          {t('go')}
        </Button>
      </div>
    </form>
  );
}
