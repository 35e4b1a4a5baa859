export type Video =
  | { kind: 'player'; host: 'YouTube' | 'Vimeo'; src: string }
  | { kind: 'file'; src: string }
  | { kind: 'link'; src: string };

const youtubeId = /^[\w-]{11}$/;
const youtubeHosts = new Set(['youtube.com', 'm.youtube.com', 'youtube-nocookie.com']);

function youtubeIdIn({ hostname, pathname, searchParams }: URL): string | null {
  const host = hostname.replace(/^www\./, '');
  const [first = '', second = ''] = pathname.split('/').filter(Boolean);
  const isPlace = ['embed', 'shorts', 'live'].includes(first);
  let id = '';
  if (host === 'youtu.be') id = first;
  if (youtubeHosts.has(host)) id = isPlace ? second : (searchParams.get('v') ?? '');
  return youtubeId.test(id) ? id : null;
}

function vimeoPlace({ hostname, pathname }: URL): string | null {
  const host = hostname.replace(/^www\./, '');
  const found = /^\/(?:video\/)?(\d{4,12})(?:\/([0-9a-f]{6,20}))?\/?$/.exec(pathname);
  if (!found || !['vimeo.com', 'player.vimeo.com'].includes(host)) return null;
  const [, id = '', secret] = found;
  return secret ? `${id}?h=${secret}&autoplay=1` : `${id}?autoplay=1`;
}

/** How a video is shown once somebody asks for it; until then nothing is fetched from anywhere. */
export function videoOf(address: string): Video | null {
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  if (!['https:', 'http:'].includes(url.protocol)) return null;
  const youtube = youtubeIdIn(url);
  if (youtube) {
    const src = `https://www.youtube-nocookie.com/embed/${youtube}?autoplay=1&rel=0`;
    return { kind: 'player', host: 'YouTube', src };
  }
  const vimeo = vimeoPlace(url);
  if (vimeo) {
    return { kind: 'player', host: 'Vimeo', src: `https://player.vimeo.com/video/${vimeo}` };
  }
  const isFile = /\.(?:mp4|m4v|webm)$/i.test(url.pathname) && url.protocol === 'https:';
  return { kind: isFile ? 'file' : 'link', src: url.href };
}
