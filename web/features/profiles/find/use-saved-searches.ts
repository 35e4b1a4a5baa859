import type { SavedSearch } from '@plenum/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { showToast } from '../../../ui/toast/toasts.tsx';
import { offerUndo } from '../../../ui/toast/undo.ts';
import { forgetSearch, keepSearch, searchesOptions } from '../profiles.api.ts';
import { useProfilesProblemText } from '../use-profiles-problem-text.ts';

const none: SavedSearch[] = [];

export function useSavedSearches() {
  const t = useTranslations('profiles.searches');
  const client = useQueryClient();
  const problemText = useProfilesProblemText();
  const query = useQuery(searchesOptions());
  const common = {
    onError: (problem: unknown) => showToast({ text: problemText(problem), isFailure: true }),
    onSettled: () => client.invalidateQueries({ queryKey: searchesOptions().queryKey }),
  };
  const keeping = useMutation({
    ...common,
    mutationFn: ({ name, search }: Pick<SavedSearch, 'name' | 'search'>) =>
      keepSearch(name, search),
  });
  const forgetting = useMutation({
    ...common,
    mutationFn: ({ id }: SavedSearch) => forgetSearch(id),
    onSuccess: (_, one) => offerUndo(t('forgotten', { name: one.name }), () => keeping.mutate(one)),
  });
  return {
    searches: query.data ?? none,
    problem: query.data ? null : query.error,
    isKeeping: keeping.isPending,
    keep: keeping.mutateAsync,
    forget: forgetting.mutate,
  };
}
