/** The answer lets go of it. */
export function showBlob(image: HTMLImageElement | null, content: Blob): () => void {
  const address = URL.createObjectURL(content);
  if (image) image.src = address;
  return () => URL.revokeObjectURL(address);
}
