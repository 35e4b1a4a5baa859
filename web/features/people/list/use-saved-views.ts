import type { NewView, SavedView } from '@plenum/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useProblemText } from '../../../platform/use-problem-text.ts';
import { showToast } from '../../../ui/toast/toasts.tsx';
import { offerUndo } from '../../../ui/toast/undo.ts';
import { forgetView, keepView, viewsOptions } from './list.views.ts';

const none: SavedView[] = [];

export function useSavedViews(place: NewView['place']) {
  const t = useTranslations('people.views');
  const client = useQueryClient();
  const problemText = useProblemText();
  const query = useQuery(viewsOptions());
  const common = {
    onError: (problem: unknown) => showToast({ text: problemText(problem), isFailure: true }),
    onSettled: () => client.invalidateQueries({ queryKey: viewsOptions().queryKey }),
  };
  const keeping = useMutation({ ...common, mutationFn: keepView });
  const forgetting = useMutation({
    ...common,
    mutationFn: forgetView,
    onSuccess: (_, view: SavedView) =>
      offerUndo(t('forgotten', { name: view.name }), () => {
        const { name, search } = view;
        keeping.mutate({ place, name, search });
      }),
  });
  return {
    views: (query.data ?? none).filter((view) => view.place === place),
    problem: query.data ? null : query.error,
    isKeeping: keeping.isPending,
    keep: (name: string, search: string) => keeping.mutateAsync({ place, name, search }),
    forget: forgetting.mutate,
  };
}
