import { Button } from '@mantine/core';
import type { BookingQuestion, MyEvent, Offer } from '@plenum/contract';
import { IconMessageQuestion, IconPlus } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Panel } from '../../../ui/panel/panel.tsx';
import { StateMessage } from '../../../ui/state-message.tsx';
import { OfferList } from '../offer-list.tsx';
import { OfferPart } from '../offer-part.tsx';
import { QuestionFields } from './question-fields.tsx';
import { QuestionLine } from './question-line.tsx';
import { ThingDrawer } from '../thing-editor.tsx';
import { moveQuestion } from '../tickets.api.ts';
import { useQuestionRules } from './use-question-rules.ts';

interface QuestionsScreenProps {
  event: MyEvent;
  /** How it looks to who books. */
  preview: (offer: Offer) => ReactNode;
}

/** What is asked of those who book. */
export function QuestionsScreen({ event, preview }: QuestionsScreenProps) {
  const t = useTranslations('tickets.questions');
  const [edited, setEdited] = useState<BookingQuestion | 'new'>();
  const add = (
    <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setEdited('new')}>
      {t('add')}
    </Button>
  );
  return (
    <OfferPart
      event={event}
      title={t('title')}
      lead={t('lead')}
      deeds={({ questions }) => questions.length > 0 && add}
    >
      {(offer) => (
        <>
          <Questions event={event} offer={offer} add={add} edited={edited} onEdit={setEdited} />
          {preview(offer)}
        </>
      )}
    </OfferPart>
  );
}

interface QuestionsProps {
  event: MyEvent;
  offer: Offer;
  add: ReactNode;
  edited: BookingQuestion | 'new' | undefined;
  onEdit: (question: BookingQuestion | 'new' | undefined) => void;
}

function Questions({ event, offer, add, edited, onEdit }: QuestionsProps) {
  const t = useTranslations('tickets.questions');
  const rules = useQuestionRules(event, offer);
  return (
    <>
      {offer.questions.length === 0 ? (
        <StateMessage
          icon={IconMessageQuestion}
          title={t('emptyTitle')}
          text={t('emptyText')}
          action={add}
        />
      ) : (
        <Panel title={t('list')}>
          <OfferList
            label={t('list')}
            eventId={event.id}
            offer={offer}
            rules={rules}
            move={moveQuestion}
            onEdit={onEdit}
          >
            {(question) => <QuestionLine event={event} offer={offer} question={question} />}
          </OfferList>
        </Panel>
      )}
      <ThingDrawer
        eventId={event.id}
        rules={rules}
        offer={offer}
        edited={edited}
        renderFields={(form, question) => (
          <QuestionFields form={form} event={event} offer={offer} question={question} />
        )}
        onDone={() => onEdit(undefined)}
      />
    </>
  );
}
