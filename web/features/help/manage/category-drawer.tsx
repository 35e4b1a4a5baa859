import { Button } from '@mantine/core';
import type { HelpCategory } from '@plenum/contract';
import { IconTrash } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import type { Locale } from '../../../platform/config.ts';
import { useWords } from '../../../platform/i18n/words.ts';
import { teach } from '../../../platform/live/teach.ts';
import { EditorDrawer } from '../../../ui/form/editor-drawer.tsx';
import { showToast } from '../../../ui/toast/toasts.tsx';
import { removeCategory } from '../help.api.ts';
import { helpSetup } from '../help.live.ts';
import { useHelpProblemText } from '../use-help-problem-text.ts';
import { EditCategory, NewCategory } from './category-form.tsx';

interface CategoryDrawerProps {
  /** Which one, or that there is to be another. */
  of: HelpCategory | 'new' | undefined;
  languages: readonly Locale[];
  onClose: () => void;
}

/** A category beside the list of all. */
export function CategoryDrawer({ of, languages, onClose }: CategoryDrawerProps) {
  const t = useTranslations('help.category');
  const words = useWords(languages);
  return (
    <EditorDrawer
      of={of}
      size={480}
      title={(shown) => (shown === undefined || shown === 'new' ? t('new') : words(shown.title))}
      onClose={onClose}
    >
      {(shown, opening) =>
        shown === 'new' ? (
          <NewCategory key={opening} languages={languages} onDone={onClose} />
        ) : (
          <EditCategory
            key={opening}
            category={shown}
            languages={languages}
            extra={<RemoveCategory category={shown} onGone={onClose} />}
            onDone={onClose}
          />
        )
      }
    </EditorDrawer>
  );
}

/** Only an empty one goes; the server says so of others. */
function RemoveCategory({ category, onGone }: { category: HelpCategory; onGone: () => void }) {
  const t = useTranslations('help.category');
  const client = useQueryClient();
  const problemText = useHelpProblemText();
  const { mutate, isPending } = useMutation({
    mutationFn: () => removeCategory(category.id),
    onError: (problem) => showToast({ text: problemText(problem), isFailure: true }),
    onSuccess: (setup) => {
      teach(
        client,
        helpSetup.changed(() => setup),
      );
      onGone();
    },
  });
  return (
    <Button
      variant="subtle"
      color="red"
      leftSection={<IconTrash size={16} />}
      loading={isPending}
      onClick={() => mutate()}
    >
      {t('remove')}
    </Button>
  );
}
