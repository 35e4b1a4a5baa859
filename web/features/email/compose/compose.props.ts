export interface ComposeProps {
  draftId: number;
  onClose: () => void;
  /** What was begun without a connection is a draft on the server now. */
  onBorn: (draftId: number) => void;
  /** Opens another draft: the one that was taken back. */
  onOpen: (draftId: number) => void;
}
