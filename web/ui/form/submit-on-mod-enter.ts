/** Given to a form as its ref: Ctrl or ⌘ with Enter sends it from any of its fields. */
export function submitOnModEnter(form: HTMLFormElement): () => void {
  const listen = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    form.requestSubmit();
  };
  // Before the fields hear of it: an editor would put a line break.
  form.addEventListener('keydown', listen, { capture: true });
  return () => form.removeEventListener('keydown', listen, { capture: true });
}
