/** Something the person at the console can mend: printed as one sentence, without a stack. */
export class StartFault extends Error {}

const sentences: Readonly<Record<string, (path: string) => string>> = {
  EACCES: (path) =>
    `${path} cannot be read or written by this user. Fix its permissions or set DATA_DIR.`,
  EPERM: (path) => `${path} belongs to another user. Start as that user or set DATA_DIR.`,
  EROFS: (path) => `${path} is on a read-only disk. Set DATA_DIR to a folder that can be written.`,
  ENOSPC: (path) => `The disk that holds ${path} is full. Free some space and start again.`,
  ENOTDIR: (path) => `${path} is not a folder. Set DATA_DIR to one.`,
};

/** Names a file-system fault; anything else comes back as it is. */
export function asStartFault(error: unknown, path: string): unknown {
  const code = (error as NodeJS.ErrnoException | null)?.code ?? '';
  const sentence = sentences[code];
  return sentence ? new StartFault(sentence(path), { cause: error }) : error;
}
