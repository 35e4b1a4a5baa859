import { useNavigate, useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import { type BlogChange, readBlogSearch } from '../blog.places.ts';

/** Which posts are shown stands in the address: it can be kept and sent to someone. */
export function useBlogAddress() {
  const all = useSearch({ strict: false });
  const navigate = useNavigate();
  return useMemo(() => {
    const search = readBlogSearch(all);
    /** Whatever changes what is found leads back to its first page. */
    const change = (part: BlogChange): void =>
      void navigate({
        to: '.',
        search: (before: object) => readBlogSearch({ ...before, page: undefined, ...part }),
        replace: true,
        resetScroll: false,
      });
    return { search, change };
  }, [all, navigate]);
}

export type BlogAddress = ReturnType<typeof useBlogAddress>;
