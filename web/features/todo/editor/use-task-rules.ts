import { useTranslations } from 'use-intl';
import type { FieldRules } from '../../../ui/form/use-fields.ts';

const loadSchema = () => import('./editor.forms.ts').then((forms) => forms.NewTaskSchema);

/** What holds for a task, a new one or another. */
export function useTaskRules(): FieldRules {
  const t = useTranslations('todo');
  return {
    loadSchema,
    explainProblem: (code) =>
      code === 'todo.assignee_unknown' ? { assignee: t('assigneeUnknown') } : undefined,
  };
}
