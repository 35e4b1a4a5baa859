import type { HelpCategory, HelpCategoryInput, HelpSetup } from '@plenum/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { newKey } from '../../../platform/new-key.ts';
import { teach } from '../../../platform/live/teach.ts';
import { useContractForm } from '../../../ui/form/use-contract-form.ts';
import { useEditor } from '../../../ui/form/use-editor.ts';
import { addCategory, changeCategory } from '../help.api.ts';
import { helpSetup } from '../help.live.ts';
import { blankCategory, categoryValuesOf } from './manage.values.ts';

const loadSchema = () => import('./manage.forms.ts').then((forms) => forms.CategorySchema);

function useLearn() {
  const client = useQueryClient();
  return (setup: HelpSetup) =>
    teach(
      client,
      helpSetup.changed(() => setup),
    );
}

export function useNewCategoryForm(onDone: () => void) {
  const learn = useLearn();
  const [key] = useState(newKey);
  return useContractForm<HelpCategoryInput>({
    loadSchema,
    initial: blankCategory,
    send: async (values) => {
      learn(await addCategory(values, key));
      onDone();
    },
  });
}

export function useCategoryForm(category: HelpCategory, onDone: () => void) {
  const learn = useLearn();
  const { id } = category;
  return useEditor<HelpCategory, HelpCategoryInput>({
    loadSchema,
    known: category,
    valuesOf: categoryValuesOf,
    draft: `help.category.${id}`,
    save: async (changes, from) => {
      const setup = await changeCategory(id, { version: from.version, ...changes });
      learn(setup);
      return setup.categories.find((one) => one.id === id) ?? from;
    },
    onSaved: onDone,
  });
}
