import { Button } from '@mantine/core';
import type { MyEvent, Offer } from '@plenum/contract';
import { IconX } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { useWords } from '../../../platform/i18n/words.ts';
import type { TableAddress } from '../../../ui/table/address/use-table-address.ts';
import { FilterSelect } from '../../../ui/table/filter-select.tsx';
import { type Said, useSaidWords } from './use-said-words.ts';

interface AnswerFilterProps {
  event: MyEvent;
  offer: Offer | undefined;
  address: TableAddress;
}

/** By ticket, by pool, and by an answer that was chosen where the answers are counted. */
export function AnswerFilter({ event, offer, address }: AnswerFilterProps) {
  const t = useTranslations('booking-desk.filter');
  const words = useWords(event.languages);
  const { filters, change } = address;
  const tickets = offer?.tickets ?? [];
  return (
    <>
      {tickets.length > 1 && (
        <FilterSelect
          label={t('ticket')}
          value={filters['ticket']}
          choices={tickets.map(({ id, name }) => ({ value: String(id), label: words(name) }))}
          onChange={(ticket) => change({ ticket })}
        />
      )}
      {offer && offer.pools.length > 1 && (
        <FilterSelect
          label={t('pool')}
          value={filters['pool']}
          choices={offer.pools.map(({ id, name }) => ({ value: String(id), label: name }))}
          onChange={(pool) => change({ pool })}
        />
      )}
      {offer && filters['question'] !== undefined && (
        <AnswerPill event={event} offer={offer} address={address} />
      )}
    </>
  );
}

const none = {
  question: undefined,
  option: undefined,
  answered: undefined,
  saidFrom: undefined,
  saidUntil: undefined,
};

function AnswerPill({ event, offer, address }: AnswerFilterProps & { offer: Offer }) {
  const t = useTranslations('booking-desk.filter');
  const words = useWords(event.languages);
  const saidWords = useSaidWords(event);
  const { filters, change } = address;
  const question = offer.questions.find(({ id }) => String(id) === filters['question']);
  const said = saidIn(filters);
  const label = question ? words(question.label) : t('gone');
  const text =
    question && said
      ? t('said', { question: label, answer: saidWords(question, said) })
      : t(filters['answered'] === 'no' ? 'unanswered' : 'answered', { question: label });
  return (
    <Button
      variant="default"
      rightSection={<IconX size={14} aria-hidden />}
      title={t('clear')}
      onClick={() => change(none)}
    >
      <bdi>{text}</bdi>
    </Button>
  );
}

function saidIn({
  option,
  saidFrom = '',
  saidUntil = saidFrom,
}: TableAddress['filters']): Said | null {
  if (option !== undefined) return { optionId: Number(option), from: '', until: '' };
  return saidFrom === '' ? null : { optionId: null, from: saidFrom, until: saidUntil };
}
