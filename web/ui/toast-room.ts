const phone = matchMedia('(max-width: 62em)');

const isEdited = (element: Element | null): element is HTMLElement =>
  element instanceof HTMLElement && element.matches('input, textarea, select, [contenteditable]');

function meets(one: DOMRect, other: DOMRect): boolean {
  const isBeside = one.right <= other.left || one.left >= other.right;
  return !isBeside && one.bottom > other.top && one.top < other.bottom;
}

/** On a phone all else makes room for the toasts; on a desk they leave the field that is written in. */
export function watchToastRoom(place: HTMLElement): () => void {
  const root = document.documentElement;
  const makeRoom = () => {
    const hasToasts = place.textContent !== '';
    if (!hasToasts) delete root.dataset['toastsAside'];
    root.style.setProperty(
      '--pl-toasts',
      `${phone.matches && hasToasts ? place.offsetHeight : 0}px`,
    );
    const field = document.activeElement;
    if (!hasToasts || !isEdited(field)) return;
    if (!meets(field.getBoundingClientRect(), place.getBoundingClientRect())) return;
    if (phone.matches) field.scrollIntoView({ block: 'nearest' });
    else root.dataset['toastsAside'] = '';
  };
  const sizes = new ResizeObserver(makeRoom);
  sizes.observe(place, { box: 'border-box' });
  phone.addEventListener('change', makeRoom);
  document.addEventListener('focusin', makeRoom);
  return () => {
    sizes.disconnect();
    phone.removeEventListener('change', makeRoom);
    document.removeEventListener('focusin', makeRoom);
    root.style.removeProperty('--pl-toasts');
    delete root.dataset['toastsAside'];
  };
}
