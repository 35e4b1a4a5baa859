export interface ComposeProps {
  draftId: number;
  onClose: () => void;
  /** Opens another draft: the one that was taken back. */
  onOpen: (draftId: number) => void;
}
