import type { ProblemTable } from '../../kernel/problem.ts';

export const blogProblems = {
  'blog.changed_meanwhile': { status: 409, title: 'Someone else changed this post meanwhile' },
  'blog.not_an_author': { status: 403, title: 'Only organisers and their authors write posts' },
  'blog.slug_taken': { status: 409, title: 'Another post has that address' },
  'blog.too_many_comments': { status: 429, title: 'Too many comments in a short time' },
  'blog.too_many_pictures': { status: 422, title: 'The post cannot have any more pictures' },
} as const satisfies ProblemTable;
