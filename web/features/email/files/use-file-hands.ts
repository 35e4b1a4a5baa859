import { type ClipboardEvent, type DragEvent, useState } from 'react';

const holdsFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');

/** Files let fall on what these are spread on, or pasted into it. */
export function useFileHands(onFiles: (files: File[]) => void) {
  const [isOver, setOver] = useState(false);
  return {
    isOver,
    hands: {
      onDragOver: (event: DragEvent) => {
        if (!holdsFiles(event)) return;
        event.preventDefault();
        setOver(true);
      },
      onDragLeave: ({ currentTarget, relatedTarget }: DragEvent) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) {
          setOver(false);
        }
      },
      // Before the editor, which would open them in place of the page.
      onDropCapture: (event: DragEvent) => {
        if (!holdsFiles(event)) return;
        event.preventDefault();
        event.stopPropagation();
        setOver(false);
        onFiles([...event.dataTransfer.files]);
      },
      onPasteCapture: (event: ClipboardEvent) => {
        const { files, types } = event.clipboardData;
        // Other programs put a picture of their text beside it: the text is meant.
        if (files.length === 0 || types.includes('text/plain')) return;
        event.preventDefault();
        event.stopPropagation();
        onFiles([...files]);
      },
    },
  };
}
