import { Textarea } from '@mantine/core';
import type { Lead } from '@plenum/contract';
import { useTranslations } from 'use-intl';
import { EditorForm } from '../../../ui/form/editor-form.tsx';
import { useEditor } from '../../../ui/form/use-editor.ts';
import { useCardProblemText } from '../use-card-problem-text.ts';

const loadSchema = () => import('./leads.forms.ts').then((forms) => forms.RemarkSchema);

const longestRemark = 5_000;

const valuesOf = ({ remark }: Lead) => ({ remark });

interface LeadRemarkProps {
  lead: Lead;
  onSave: (remark: string, from: Lead) => Promise<Lead>;
  readAgain: () => Promise<Lead | undefined>;
}

/** What a colleague writes appears at once, but never under the hands of who is writing. */
export function LeadRemark({ lead, onSave, readAgain }: LeadRemarkProps) {
  const t = useTranslations('dropcards.leads');
  const form = useEditor<Lead, ReturnType<typeof valuesOf>>({
    known: lead,
    valuesOf,
    draft: `dropcards.lead.${lead.id}`,
    loadSchema,
    save: (_changes, from, { remark }) => onSave(remark, from),
    readAgain: async () => (await readAgain()) ?? lead,
  });
  return (
    <EditorForm
      form={form}
      words={{ name: (name) => t(`columns.${name}`) }}
      problemText={useCardProblemText()}
      saveLabel={t('save')}
      guardsTabs
    >
      <Textarea
        label={t('columns.remark')}
        description={t('remarkHint')}
        rows={5}
        maxLength={longestRemark}
        {...form.text('remark')}
      />
    </EditorForm>
  );
}
