const fingerprint = Array(32).fill('AB').join(':');
const section = (kind: string, mid: number, payload: number, encoding: string) => [
  `m=${kind} 9 UDP/TLS/RTP/SAVPF ${payload}`,
  'c=IN IP4 0.0.0.0',
  'a=ice-ufrag:abcd',
  'a=ice-pwd:abcdefghijklmnopqrstuvwx',
  `a=fingerprint:sha-256 ${fingerprint}`,
  'a=setup:actpass',
  `a=mid:${mid}`,
  'a=sendonly',
  'a=rtcp-mux',
  `a=rtpmap:${payload} ${encoding}`,
];

/** What a browser says that offers one sound and one picture. */
export const anOffer = [
  'v=0',
  'o=- 1 2 IN IP4 127.0.0.1',
  's=-',
  't=0 0',
  'a=group:BUNDLE 0 1',
  ...section('audio', 0, 111, 'opus/48000/2'),
  ...section('video', 1, 96, 'VP8/90000'),
  '',
].join('\r\n');
