export interface UploadRules {
  types: readonly string[];
  maxBytes: number;
}

export type Refusal = 'type' | 'size';

/** Why a file would be refused, before any of it is sent. */
export function refusalOf(file: { type: string; size: number }, rules: UploadRules) {
  if (!rules.types.includes(file.type)) return 'type';
  return file.size > rules.maxBytes ? 'size' : null;
}

/** Sends the picture: tells how far it is, stops when told to, throws when it fails. */
export type SendPicture = (
  picture: Blob,
  watch: { signal: AbortSignal; onProgress: (share: number) => void },
) => Promise<void>;
