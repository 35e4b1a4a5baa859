import type { TransferDetails } from '@plenum/contract';
import { lazy, Suspense } from 'react';
import { useTranslations } from 'use-intl';
import { CopyButton } from '../../../ui/copy-button.tsx';
import classes from './pay-way.module.css';

const QrCode = lazy(() =>
  import('../../../ui/qr/qr-code.tsx').then((qr) => ({ default: qr.QrCode })),
);

/** Iban in fours, as on a card. */
const inFours = (iban: string) => iban.replaceAll(/\s/g, '').replaceAll(/(.{4})(?=.)/g, '$1 ');

/** What to write into a transfer, and the same as a picture for the bank's app. */
export function PayTransfer({ transfer }: { transfer: TransferDetails }) {
  const t = useTranslations('payments.pay');
  const { holder, bankName, iban, swiftCode, reference, code } = transfer;
  return (
    <div className={classes.transfer}>
      <dl className={classes.facts}>
        {holder && <Fact name={t('holder')} value={holder} />}
        <Fact name={t('iban')} value={inFours(iban)} isCode copies={iban} />
        {swiftCode && <Fact name={t('swiftCode')} value={swiftCode} isCode />}
        {bankName && <Fact name={t('bankName')} value={bankName} />}
        <Fact name={t('reference')} value={reference} isCode copies={reference} />
      </dl>
      {code && (
        <figure className={classes.code}>
          <Suspense>
            <QrCode text={code} label={t('codeLabel')} />
          </Suspense>
          <figcaption>{t('code')}</figcaption>
        </figure>
      )}
    </div>
  );
}

interface FactProps {
  name: string;
  value: string;
  isCode?: boolean;
  copies?: string;
}

function Fact({ name, value, isCode = false, copies }: FactProps) {
  const t = useTranslations('payments.pay');
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <bdi {...(isCode && { dir: 'ltr' })}>{value}</bdi>
        {copies !== undefined && <CopyButton text={copies} label={t('copy', { name })} />}
      </dd>
    </div>
  );
}
