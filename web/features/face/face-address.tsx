import type { FaceSetup } from '@plenum/contract';
import { IconExternalLink } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { CopyButton } from '../../ui/copy-button.tsx';
import classes from './face.module.css';

/** Where everyone finds the page as it was saved. */
export function FaceAddress({ setup: { address, isPublic } }: { setup: FaceSetup }) {
  const t = useTranslations('face');
  return (
    <p className={classes.address}>
      {isPublic ? (
        <a href={address} target="_blank" rel="noreferrer" dir="ltr">
          {address} <IconExternalLink size={14} aria-label={t('opensNew')} />
        </a>
      ) : (
        <code dir="ltr">{address}</code>
      )}
      <CopyButton text={address} label={t('copyAddress')} />
    </p>
  );
}
