import '../../../ui/styles/fields.css';
import { Button } from '@mantine/core';
import type { UpgradeOffer } from '@plenum/contract';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { useWords } from '../../../platform/i18n/words.ts';
import { newKey } from '../../../platform/new-key.ts';
import { ChoiceCards } from '../../../ui/field/choice-cards.tsx';
import { FormDialog } from '../../../ui/form/form-dialog.tsx';
import { wordMoney } from '../../../ui/money/word-money.ts';
import { Notice } from '../../../ui/notice.tsx';
import classes from '../own/own-booking.module.css';
import { useBookingProblemText } from '../use-booking-problem-text.ts';
import { keepUpgrade } from './upgrades.api.ts';

interface UpgradeDialogProps {
  token: string;
  /** Of one place. */
  upgrades: readonly UpgradeOffer[];
  currency: string;
  languages: readonly string[];
  onClose: () => void;
}

/** To what, and for how much more; it is paid on the page it leads to. */
export function UpgradeDialog(props: UpgradeDialogProps) {
  const { token, upgrades, currency, languages, onClose } = props;
  const t = useTranslations('booking-page.upgrade');
  const words = useWords(languages);
  const locale = useLocale();
  const navigate = useNavigate();
  const problemText = useBookingProblemText();
  const [chosen, setChosen] = useState(String(upgrades[0]?.ticketId ?? ''));
  const sent = useRef({ ticketId: '', key: '' });
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => {
      if (sent.current.ticketId !== chosen) sent.current = { ticketId: chosen, key: newKey() };
      const placeId = upgrades[0]?.placeId ?? 0;
      return keepUpgrade(token, { key: sent.current.key, placeId, ticketId: Number(chosen) });
    },
    onSuccess: (made) => void navigate({ to: '/booking/$token', params: { token: made.token } }),
    onError: () => {
      sent.current = { ticketId: '', key: '' };
    },
  });
  return (
    <FormDialog isOpen title={t('title')} onClose={onClose}>
      <form
        className={classes.main}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          mutate();
        }}
      >
        <ChoiceCards
          label={t('to')}
          choices={upgrades.map(({ ticketId, name, price }) => ({
            value: String(ticketId),
            label: t('choice', { name: words(name), price: wordMoney(price, currency, locale) }),
          }))}
          value={chosen}
          onChoose={setChosen}
        />
        <p className={classes.soft}>{t('lead')}</p>
        {error && <Notice tone="danger">{problemText(error)}</Notice>}
        <div className={classes.others}>
          <Button type="submit" loading={isPending}>
            {t('go')}
          </Button>
          <Button variant="default" onClick={onClose}>
            {t('stay')}
          </Button>
        </div>
      </form>
    </FormDialog>
  );
}
