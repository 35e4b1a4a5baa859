import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { Paragraphs } from '../../../ui/paragraphs.tsx';
import classes from './step.module.css';

interface TermsAgreementProps {
  terms: string;
  agrees: boolean;
  isNeeded: boolean;
  onAgree: (agrees: boolean) => void;
}

export function TermsAgreement({ terms, agrees, isNeeded, onAgree }: TermsAgreementProps) {
  const t = useTranslations('booking-page.pay');
  const id = useId();
  return (
    <div className={classes.terms}>
      <details>
        <summary>{t('terms')}</summary>
        <Paragraphs text={terms} />
      </details>
      <label className={classes.agreement}>
        <input
          type="checkbox"
          checked={agrees}
          aria-invalid={isNeeded}
          aria-describedby={isNeeded ? id : undefined}
          onChange={({ currentTarget }) => onAgree(currentTarget.checked)}
        />
        <span>{t('agree')}</span>
      </label>
      {isNeeded && (
        <p id={id} className={classes.error}>
          {t('agreeNeeded')}
        </p>
      )}
    </div>
  );
}
