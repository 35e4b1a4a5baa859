import { Button } from '@mantine/core';
import { IconDownload, IconPrinter } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { saveFile } from '../../../platform/files/save-file.ts';
import { Notice } from '../../../ui/notice.tsx';
import { CopyButton } from '../copy-button.tsx';
import classes from './recovery-codes.module.css';

interface RecoveryCodesProps {
  codes: readonly string[];
  onKept: () => void;
}

/** Shown this once: the server keeps only what it needs to recognise them. */
export function RecoveryCodes({ codes, onKept }: RecoveryCodesProps) {
  const t = useTranslations('settings.recovery');
  const text = codes.join('\n');
  return (
    <div className={classes.part}>
      <Notice tone="warning">{t('once')}</Notice>
      <div className={classes.sheet}>
        <h3 id="recovery-codes">{t('title')}</h3>
        <ul className={classes.codes} aria-labelledby="recovery-codes" dir="ltr">
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ul>
      </div>
      <div className={classes.choices}>
        <CopyButton text={text} label={t('copy')} />
        <Button
          variant="default"
          leftSection={<IconDownload size={18} aria-hidden />}
          onClick={() => saveFile('plenum-recovery-codes.txt', new Blob([text]))}
        >
          {t('download')}
        </Button>
        <Button
          variant="default"
          leftSection={<IconPrinter size={18} aria-hidden />}
          onClick={() => print()}
        >
          {t('print')}
        </Button>
      </div>
      <div>
        <Button onClick={onKept}>{t('kept')}</Button>
      </div>
    </div>
  );
}
