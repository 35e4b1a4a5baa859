import type { Booth } from '@plenum/contract';
import { useQueryClient } from '@tanstack/react-query';
import { teach } from '../../../platform/live/teach.ts';
import { type Editor, useEditor } from '../../../ui/form/use-editor.ts';
import { changeBooth } from '../booths/booths.api.ts';
import { booths, boothTold } from '../booths/booths.live.ts';
import { type BoothFields, editedOf, fieldsOf } from './editor.editing.ts';
import { useTranslations } from 'use-intl';
import type { FieldFault } from '../../../ui/form/check-form.ts';

const loadSchema = () => import('../exhibitors.forms.ts').then((forms) => forms.BoothSchema);

export type EditorForm = Editor<BoothFields>;

/** A booth as a form, for colleagues and organisers at once. */
export function useEditorForm(booth: Booth, isOrganiser: boolean): EditorForm {
  const client = useQueryClient();
  const explain = useEditorFaultText();
  return useEditor<Booth, BoothFields>({
    known: booth,
    valuesOf: (one) => fieldsOf(editedOf(one, isOrganiser)),
    draft: `exhibitors.booth.${booth.id}`,
    loadSchema,
    explain,
    tidy: (values) => ({ ...values, name: values.name.trim() }),
    save: async (changes, { version }) => {
      const saved = await changeBooth(booth.id, { ...changes, version });
      teach(client, boothTold(saved));
      return saved;
    },
    readAgain: () => client.query({ ...booths.options(booth.id), staleTime: 0 }),
  });
}

const said = ['videoUrl', 'links', 'products', 'topics'] as const;

/** What is wrong with a part that holds several things. */
function useEditorFaultText(): (fault: FieldFault) => string | undefined {
  const t = useTranslations('exhibitors.editor.faults');
  return ({ field }) => {
    const name = said.find((one) => one === field);
    return name && t(name);
  };
}
