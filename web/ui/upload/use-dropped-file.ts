import { useEffect, useState } from 'react';

/** A file dropped anywhere on the page, or pasted; answers whether one hangs over it just now. */
export function useDroppedFile(onFile: (file: File) => void): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const stopping = new AbortController();
    const { signal } = stopping;
    const take = (data: DataTransfer | null) => {
      const file = data?.files[0];
      if (file) onFile(file);
    };
    const hover = (event: DragEvent) => {
      event.preventDefault();
      setOver(true);
    };
    const drop = (event: DragEvent) => {
      event.preventDefault();
      setOver(false);
      take(event.dataTransfer);
    };
    document.addEventListener('dragover', hover, { signal });
    document.addEventListener('dragleave', () => setOver(false), { signal });
    document.addEventListener('drop', drop, { signal });
    document.addEventListener('paste', (event) => take(event.clipboardData), { signal });
    return () => stopping.abort();
  }, [onFile]);
  return isOver;
}
