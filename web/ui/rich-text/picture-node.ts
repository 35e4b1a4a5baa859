import { picturesAt } from '@plenum/contract/kernel/picture-sizes.ts';
import { Node } from '@tiptap/react';

/** A picture in a text, found by its address. */
export const PictureNode = Node.create({
  name: 'picture',
  group: 'block',
  draggable: true,
  addAttributes: () => ({ src: { default: null }, alt: { default: '' } }),
  parseHTML: () => [{ tag: `img[src^="${picturesAt}"]` }],
  renderHTML: ({ HTMLAttributes }) => ['img', HTMLAttributes],
});
