import { Button, Textarea } from '@mantine/core';
import type { RatingInput } from '@plenum/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { teach } from '../../../platform/live/teach.ts';
import { ChoiceCards } from '../../../ui/field/choice-cards.tsx';
import { useContractForm } from '../../../ui/form/use-contract-form.ts';
import { Notice } from '../../../ui/notice.tsx';
import { showToast } from '../../../ui/toast/toasts.tsx';
import { rateProduct } from './orders.api.ts';
import { ratings } from './orders.live.ts';
import classes from './product-ratings.module.css';
import { useOrderProblemText } from './use-order-problem-text.ts';

const loadSchema = () => import('./orders.forms.ts').then((forms) => forms.RatingSchema);

const all = [5, 4, 3, 2, 1];

interface RatingFormProps {
  productId: number;
  /** What the reader said before. */
  mine: RatingInput | null;
}

export function RatingForm({ productId, mine }: RatingFormProps) {
  const t = useTranslations('orders.ratings');
  const client = useQueryClient();
  const problemText = useOrderProblemText();
  const form = useContractForm<RatingInput>({
    initial: mine ?? { stars: 5, words: '' },
    loadSchema,
    send: async (values) => {
      const answer = await rateProduct(productId, values);
      teach(
        client,
        ratings.changedAt(productId, () => answer),
      );
      showToast({ text: t('done') });
    },
  });
  const { values, problem, set } = form;
  return (
    <form className={classes.form} noValidate onSubmit={form.submit}>
      {problem !== undefined && <Notice tone="danger">{problemText(problem)}</Notice>}
      <ChoiceCards
        label={t('stars')}
        choices={all.map((count) => ({ value: String(count), label: t('count', { count }) }))}
        value={String(values.stars)}
        onChoose={(stars) => set('stars', Number(stars))}
      />
      <Textarea
        label={t('words')}
        description={t('wordsHint')}
        dir="auto"
        autosize
        minRows={2}
        maxRows={10}
        className={classes.words ?? ''}
        {...form.text('words')}
      />
      <Button type="submit" variant={mine ? 'default' : 'filled'} loading={form.busy}>
        {t(mine ? 'change' : 'go')}
      </Button>
    </form>
  );
}
