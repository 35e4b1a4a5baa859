import { useTranslations } from 'use-intl';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { publicAddressOf } from '../events.places.ts';
import classes from '../setup/setup-form.module.css';

/** Where everyone finds the event, as it is typed. */
export function PublicAddress({ slug }: { slug: string }) {
  const t = useTranslations('events');
  const address = publicAddressOf(slug);
  return (
    <p className={classes.address}>
      <code dir="ltr">{address}</code>
      <CopyButton text={address} label={t('copyAddress')} />
    </p>
  );
}
