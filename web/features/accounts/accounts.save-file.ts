/** Hands a file to the browser, as if it had been downloaded. */
export function saveFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}

export const saveText = (name: string, text: string) =>
  saveFile(name, new Blob([`${text}\n`], { type: 'text/plain' }));
