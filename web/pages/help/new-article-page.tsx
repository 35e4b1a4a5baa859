import { useNavigate, useSearch } from '@tanstack/react-router';
import { readHelpSearch } from '../../features/help/help.places.ts';
import { NewArticleScreen } from '../../features/help/manage/new-article-screen.tsx';

/** Saved, it is there to be given a picture. */
export function NewArticlePage() {
  const navigate = useNavigate();
  const { category } = readHelpSearch(useSearch({ strict: false }));
  return (
    <NewArticleScreen
      category={category}
      onSaved={({ id }) =>
        void navigate({ to: '/pages/help/manage/$id', params: { id: String(id) } })
      }
    />
  );
}
