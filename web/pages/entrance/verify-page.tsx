import { Link } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { EntranceHead } from '../../app/shells/entrance-head.tsx';
import { confirmAddress, isDeadLink } from '../../features/accounts/entrance/entrance.links.ts';
import { useProblemText } from '../../platform/use-problem-text.ts';
import { Notice } from '../../ui/notice.tsx';
import { usePageTitle } from '../../ui/page/use-page-title.ts';

export function VerifyPage() {
  const t = useTranslations('accounts');
  const problemText = useProblemText();
  const [problem, setProblem] = useState<unknown>();
  const [isDone, setDone] = useState(false);
  const isAsked = useRef(false);
  usePageTitle(t('verify.title'));
  useEffect(() => {
    // The link works once, and an effect may run twice.
    if (isAsked.current) return;
    isAsked.current = true;
    confirmAddress().then(() => setDone(true), setProblem);
  }, []);
  return (
    <>
      <EntranceHead
        title={t('verify.title')}
        lead={isDone || problem !== undefined ? '' : t('verify.lead')}
      />
      {isDone && <Notice tone="calm">{t('verify.done')}</Notice>}
      {problem !== undefined && (
        <Notice tone="danger">
          {isDeadLink(problem) ? t('links.dead') : problemText(problem)}
        </Notice>
      )}
      <p>
        <Link to="/">{t('links.goOn')}</Link>
      </p>
    </>
  );
}
