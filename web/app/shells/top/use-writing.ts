import { IconPencil } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { beginDraft } from '../../../features/email/compose/compose.write-api.ts';
import type { Writing } from '../../../features/search/search.deeds.ts';
import { showToast } from '../../../ui/toast/toasts.tsx';

/** A mail to somebody who was found: it begins as a draft that is addressed already. */
export function useWriting(): Writing {
  const t = useTranslations('deeds');
  const navigate = useNavigate();
  return useMemo(() => {
    const begin = async (personId: number) => {
      const { id } = await beginDraft({ to: [{ personId }] });
      await navigate({
        to: '/apps/email/$folder',
        params: { folder: 'inbox' },
        search: { compose: String(id) },
      });
    };
    return {
      prefix: t('writePrefix'),
      to: ({ id, name }) => ({
        name: `write.${id}`,
        label: t('names.write', { name }),
        words: t('words.write'),
        icon: IconPencil,
        run: () =>
          void begin(id).catch(() => showToast({ text: t('draftFailed'), isFailure: true })),
      }),
    };
  }, [t, navigate]);
}
