import { Button, Textarea } from '@mantine/core';
import type { Lead } from '@plenum/contract';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { LeaveGuard } from '../../../ui/form/leave-guard.tsx';
import { submitOnModEnter } from '../../../ui/form/submit-on-mod-enter.ts';
import { Notice } from '../../../ui/notice.tsx';
import classes from './lead-drawer.module.css';

const longestRemark = 5_000;

interface LeadRemarkProps {
  lead: Lead;
  onSave: (remark: string) => Promise<boolean>;
}

/** What a colleague writes appears at once, but never under the hands of who is writing. */
export function LeadRemark({ lead, onSave }: LeadRemarkProps) {
  const t = useTranslations('dropcards.leads');
  const [base, setBase] = useState(lead.remark);
  const [text, setText] = useState(lead.remark);
  const [theirs, setTheirs] = useState<string>();
  const [isSaving, setSaving] = useState(false);
  const isDirty = text !== base;
  if (lead.remark !== base) {
    setBase(lead.remark);
    if (!isDirty) setText(lead.remark);
    else if (lead.remark !== text) setTheirs(lead.remark);
  }
  const save = async () => {
    setSaving(true);
    if (await onSave(text)) setTheirs(undefined);
    setSaving(false);
  };
  return (
    <form
      className={classes.remark}
      ref={submitOnModEnter}
      onSubmit={(event) => {
        event.preventDefault();
        if (isDirty && !isSaving) void save();
      }}
    >
      <Textarea
        label={t('columns.remark')}
        description={t('remarkHint')}
        rows={5}
        maxLength={longestRemark}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      {theirs !== undefined && (
        <Notice tone="warning">
          {t('meanwhile')} <bdi>{theirs}</bdi>
        </Notice>
      )}
      <div className={classes.choices}>
        <Button type="submit" loading={isSaving} disabled={!isDirty}>
          {t('save')}
        </Button>
      </div>
      <LeaveGuard isDirty={isDirty && !isSaving} guardsTabs />
    </form>
  );
}
