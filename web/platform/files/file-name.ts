const decode = (text: string) => {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
};

/** The name in a content-disposition; the one in UTF-8 is the better one (RFC 6266). */
export function fileNameOf(disposition: string): string | undefined {
  const encoded = /filename\*=utf-8''([^;]+)/i.exec(disposition)?.[1];
  const plain = /filename="?([^";]+)"?/i.exec(disposition)?.[1];
  return (encoded && decode(encoded)) ?? plain;
}
