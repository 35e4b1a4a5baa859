export { PostValues as PostSchema } from '@plenum/contract/features/blog/blog.schema.ts';
