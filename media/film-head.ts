import { box, fullBox, text, u16, u32, u8, zeros } from './boxes.ts';
import type { AudioFormat, VideoFormat } from './piece.ts';

export const videoScale = 90_000;
export const videoTrack = 1;
export const audioTrack = 2;

const upright = [0x10000, 0, 0, 0, 0x10000, 0, 0, 0, 0x40000000];

/** What stands before all fragments of a film: what a player must know of its tracks. */
export const filmHead = (video: VideoFormat, audio: AudioFormat | null): Buffer =>
  audio
    ? headOf([videoTrack, audioTrack], [videoTrak(video), audioTrak(audio)])
    : headOf([videoTrack], [videoTrak(video)]);

/** The same film for who hears it alone. */
export const soundHead = (audio: AudioFormat): Buffer => headOf([audioTrack], [audioTrak(audio)]);

function headOf(ids: readonly number[], tracks: readonly Buffer[]): Buffer {
  const moov = box(
    'moov',
    fullBox(
      'mvhd',
      0,
      0,
      u32(0, 0, 1_000, 0, 0x10000),
      u16(0x100, 0),
      zeros(8),
      u32(...upright),
      zeros(24),
      u32(3),
    ),
    ...tracks,
    box('mvex', ...ids.map((id) => fullBox('trex', 0, 0, u32(id, 1, 0, 0, 0)))),
  );
  return Buffer.concat([box('ftyp', text('iso6'), u32(0), text('iso6cmfcmp41')), moov]);
}

const videoTrak = (format: VideoFormat) =>
  trak({
    id: videoTrack,
    volume: 0,
    width: format.width,
    height: format.height,
    scale: videoScale,
    handler: 'vide',
    header: fullBox('vmhd', 0, 1, zeros(8)),
    entry: videoEntry(format),
  });

const audioTrak = (format: AudioFormat) =>
  trak({
    id: audioTrack,
    volume: 0x100,
    width: 0,
    height: 0,
    scale: format.rate,
    handler: 'soun',
    header: fullBox('smhd', 0, 0, zeros(4)),
    entry: audioEntry(format),
  });

/** How many ticks a second a track of such a film has. */
export const scaleIn = ({ audio }: { audio: AudioFormat | null }, track: number): number =>
  track === audioTrack && audio ? audio.rate : videoScale;

interface Track {
  id: number;
  volume: number;
  width: number;
  height: number;
  scale: number;
  handler: 'vide' | 'soun';
  header: Buffer;
  entry: Buffer;
}

function trak({ id, volume, width, height, scale, handler, header, entry }: Track): Buffer {
  const size = u32(width * 0x10000, height * 0x10000);
  const empty = (name: string, count: number) => fullBox(name, 0, 0, zeros(count));
  return box(
    'trak',
    fullBox(
      'tkhd',
      0,
      3,
      u32(0, 0, id, 0, 0),
      zeros(8),
      u16(0, 0, volume, 0),
      u32(...upright),
      size,
    ),
    box(
      'mdia',
      fullBox('mdhd', 0, 0, u32(0, 0, scale, 0), u16(0x55c4, 0)),
      fullBox('hdlr', 0, 0, u32(0), text(handler), zeros(13)),
      box(
        'minf',
        header,
        box('dinf', fullBox('dref', 0, 0, u32(1), fullBox('url ', 0, 1))),
        box(
          'stbl',
          fullBox('stsd', 0, 0, u32(1), entry),
          empty('stts', 4),
          empty('stsc', 4),
          empty('stsz', 8),
          empty('stco', 4),
        ),
      ),
    ),
  );
}

function videoEntry({ codec, description, width, height }: VideoFormat): Buffer {
  const isAvc = codec.toLowerCase().startsWith('avc1');
  const told = isAvc ? box('avcC', Buffer.from(description, 'base64')) : vpConfig(codec);
  const resolution = u32(0x480000, 0x480000);
  return box(
    isAvc ? 'avc1' : 'vp09',
    zeros(6),
    u16(1),
    zeros(16),
    u16(width, height),
    resolution,
    u32(0),
    u16(1),
    zeros(32),
    u16(24, 0xffff),
    told,
  );
}

/** `vp09.00.31.08`: profile, level and depth; 4:2:0 in the colours of BT.709. */
function vpConfig(codec: string): Buffer {
  const [, profile = 0, level = 31, depth = 8] = codec.split('.').map(Number);
  return fullBox('vpcC', 1, 0, u8(profile, level, (depth << 4) | (1 << 1), 1, 1, 1), u16(0));
}

/** What an Opus encoder needs to begin, which players leave out: 6.5 ms. */
const preSkip = 312;

function audioEntry(format: AudioFormat): Buffer {
  const { codec, channels, rate } = format;
  const isOpus = codec === 'opus';
  const opus = () => box('dOps', u8(0, channels), u16(preSkip), u32(rate), u16(0), u8(0));
  return box(
    isOpus ? 'Opus' : 'mp4a',
    zeros(6),
    u16(1),
    zeros(8),
    u16(channels, 16, 0, 0),
    // In sixteen bits, and as many after the point: what is faster is said by its description.
    u32(rate > 0xffff ? 0 : rate * 0x10000),
    isOpus ? opus() : aacConfig(format),
  );
}

/** AAC is described as MPEG-4 says: one thing in another, each with its kind and length. */
function aacConfig({ description = '' }: AudioFormat): Buffer {
  const part = (kind: number, ...parts: readonly Uint8Array[]) => {
    const body = Buffer.concat(parts);
    return Buffer.concat([u8(kind, body.length), body]);
  };
  const decoder = part(
    4,
    // AAC; a stream of sound.
    u8(0x40, 0x15, 0, 0, 0),
    u32(0, 0),
    part(5, Buffer.from(description, 'base64')),
  );
  return fullBox('esds', 0, 0, part(3, u16(0), u8(0), decoder, part(6, u8(2))));
}
