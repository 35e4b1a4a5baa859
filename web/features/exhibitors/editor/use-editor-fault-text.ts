import { useTranslations } from 'use-intl';
import type { FieldFault } from '../../../ui/form/check-form.ts';

const said = ['videoUrl', 'links', 'products', 'topics'] as const;

/** What is wrong with a part that holds several things. */
export function useEditorFaultText(): (fault: FieldFault) => string | undefined {
  const t = useTranslations('exhibitors.editor.faults');
  return ({ field }) => {
    const name = said.find((one) => one === field);
    return name && t(name);
  };
}
