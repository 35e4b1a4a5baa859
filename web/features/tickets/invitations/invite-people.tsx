import '../../../ui/styles/fields.css';
import '../../../ui/styles/settings.css';
import { NativeSelect, Textarea } from '@mantine/core';
import type { MyEvent, Ticket, TicketInvitationInput } from '@plenum/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { languages } from '../../../platform/config.ts';
import { useWords } from '../../../platform/i18n/words.ts';
import { EditorForm } from '../../../ui/form/editor-form.tsx';
import { useContractForm } from '../../../ui/form/use-contract-form.ts';
import { showToast } from '../../../ui/toast/toasts.tsx';
import { CountField } from '../count-field.tsx';
import { useOfferProblemText } from '../use-offer-problem-text.ts';
import { WindowFields } from '../window-fields.tsx';
import { invite } from './invitations.api.ts';
import { invitations } from './invitations.live.ts';
import { type InvitingValues, readInvited } from './invitations.values.ts';

interface InvitePeopleProps {
  event: MyEvent;
  /** Those that are sold by invitation. */
  tickets: readonly Ticket[];
  onDone: () => void;
}

const most = 500;

/** A list of people, what they may book, and what the mail says to them. */
export function InvitePeople({ event, tickets, onDone }: InvitePeopleProps) {
  const t = useTranslations('tickets.invitations');
  const words = useWords(event.languages);
  const form = useInviting({ event, tickets, onDone });
  const { values, errors, set, text } = form;
  const { people, unread } = readInvited(values.list);
  const ticket = tickets.find(({ id }) => id === values.ticketId);
  return (
    <EditorForm<InvitingValues>
      form={form}
      place="drawer"
      problemText={useOfferProblemText()}
      saveLabel={t('send')}
    >
      <NativeSelect
        name="ticketId"
        label={t('ticket')}
        data={tickets.map(({ id, name }) => ({ value: `${id}`, label: words(name) }))}
        value={`${values.ticketId}`}
        onChange={({ currentTarget }) => set('ticketId', Number(currentTarget.value))}
      />
      <Textarea
        label={t('people')}
        description={t('peopleHint')}
        rows={6}
        dir="auto"
        maxLength={200_000}
        {...text('list')}
      />
      {values.list.trim() !== '' && (
        <p>
          {t('found', { count: people.length })}
          {unread.length > 0 && ` ${t('unread', { line: unread[0] ?? '' })}`}
        </p>
      )}
      <CountField
        name="places"
        label={t('places')}
        description={t('placesHint')}
        value={values.places}
        least={ticket?.least ?? 1}
        most={ticket?.most ?? 1}
        error={errors['places']}
        onChange={(places) => set('places', places ?? 1)}
      />
      <WindowFields
        zone={event.timeZone}
        bounds={[
          {
            name: 'until',
            label: t('untilLabel'),
            value: values.until,
            error: errors['until'],
            onChange: (until) => set('until', until),
          },
        ]}
      />
      <NativeSelect
        name="language"
        label={t('language')}
        data={Object.entries(languages).map(([value, label]) => ({ value, label }))}
        value={values.language}
        onChange={({ currentTarget }) =>
          set('language', currentTarget.value as TicketInvitationInput['language'])
        }
      />
      <Textarea label={t('words')} rows={4} dir="auto" maxLength={1_000} {...text('words')} />
    </EditorForm>
  );
}

function useInviting({ event, tickets, onDone }: InvitePeopleProps) {
  const t = useTranslations('tickets.invitations');
  const client = useQueryClient();
  const form = useContractForm<InvitingValues>({
    loadSchema: () => import('../tickets.forms.ts').then((forms) => forms.InvitingSchema),
    initial: {
      ticketId: tickets[0]?.id ?? 0,
      list: '',
      language: event.languages[0] ?? 'en',
      words: '',
      places: tickets[0]?.least ?? 1,
      until: null,
    },
    send: async ({ list, ...values }) => {
      const { people } = readInvited(list);
      if (people.length === 0) return { list: t('nobody') };
      if (people.length > most) return { list: t('tooMany', { most }) };
      const { invited, known } = await invite(event.id, { ...values, people });
      await client.invalidateQueries({ queryKey: invitations.options(event.id).queryKey });
      showToast({ text: t('done', { invited, known }) });
      form.leave(onDone);
      return undefined;
    },
  });
  return form;
}
