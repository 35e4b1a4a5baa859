interface Mover {
  moveBefore?: (node: Node, before: Node | null) => void;
}

/** From one place to another in one step: a browser that can keeps even a frame of another page as it is. */
export function moveTo(node: HTMLElement, place: HTMLElement): void {
  if (node.parentElement === place) return;
  const mover: Mover = place;
  if (mover.moveBefore && node.isConnected && place.isConnected) mover.moveBefore(node, null);
  else place.append(node);
}
