/** Keys pressed in a mail do what they do beside it; the answer stops it. */
export function passKeysOn(paper: Document): () => void {
  const pass = (event: KeyboardEvent) => {
    const { key, altKey, ctrlKey, metaKey, shiftKey } = event;
    if (ctrlKey || metaKey || ['Tab', 'Enter', ' '].includes(key) || key.startsWith('Arrow'))
      return;
    document.dispatchEvent(
      new KeyboardEvent('keydown', { key, altKey, ctrlKey, metaKey, shiftKey, bubbles: true }),
    );
  };
  paper.addEventListener('keydown', pass);
  return () => paper.removeEventListener('keydown', pass);
}
