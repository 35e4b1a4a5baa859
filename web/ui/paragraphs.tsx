import { createElement } from 'react';

interface ParagraphsProps {
  text: string;
  className?: string | undefined;
}

/** Plain text as it was typed: an empty line begins a paragraph. */
export function Paragraphs({ text, className }: ParagraphsProps) {
  const all = text.trim().split(/\n\s*\n/);
  return createElement(
    'div',
    { className },
    ...all.map((paragraph) => createElement('p', null, paragraph)),
  );
}
