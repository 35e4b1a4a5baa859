export type Kind = 'audio' | 'video';

/** A line of media in an offer: what it is called, and what number its encoding goes by. */
export interface Offered {
  mid: string;
  payload: number;
}

const encodings: Readonly<Record<Kind, RegExp>> = {
  audio: /^a=rtpmap:(\d{1,3}) opus\/48000/im,
  video: /^a=rtpmap:(\d{1,3}) VP8\/90000/im,
};

function readLine(section: string, kind: Kind): Offered | null {
  const mid = /^a=mid:([\w-]{1,16})\s*$/m.exec(section)?.[1];
  const payload = Number(encodings[kind].exec(section)?.[1] ?? -1);
  return mid !== undefined && payload >= 0 && payload <= 127 ? { mid, payload } : null;
}

/** One sound and one picture, as every browser offers them; null: anything else. */
export function readOffer(text: string): Readonly<Record<Kind, Offered>> | null {
  const sections = text.split(/^m=/m).slice(1);
  const [audio = '', video = '', ...more] = sections;
  if (more.length > 0 || !audio.startsWith('audio ') || !video.startsWith('video ')) return null;
  const lines = { audio: readLine(audio, 'audio'), video: readLine(video, 'video') };
  return lines.audio && lines.video ? { audio: lines.audio, video: lines.video } : null;
}

const candidate = /^(a=candidate:\S+ 1 udp \d+ )(\d+\.\d+\.\d+\.\d+)( \d+ typ host.*)$/i;

/** Where browsers find us, as whoever runs this says it, instead of as this machine sees itself. */
export function announce(text: string, address: string | null): string {
  if (address === null) return text;
  let isSaid = false;
  return text
    .split('\r\n')
    .flatMap((line) => {
      if (!line.startsWith('a=candidate:')) return line;
      const [, before, , after] = candidate.exec(line) ?? [];
      if (before === undefined || after === undefined || isSaid) return [];
      isSaid = true;
      return `${before}${address}${after}`;
    })
    .join('\r\n');
}
