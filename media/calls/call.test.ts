import { describe, expect, test } from 'vitest';
import { Call, type Making } from './call.ts';
import type { Kind } from './description.ts';
import { announce, readOffer } from './description.ts';

interface MadeLine {
  offer: string;
  took: string[];
  bits: number[];
  isClosed: boolean;
  asked: number;
  send: (kind: Kind, text: string) => void;
  ask: () => void;
  go: () => void;
}

/** Lines that are only written down. */
function aCall() {
  const lines = new Map<string, MadeLine>();
  const put = (offer: string, more: Partial<MadeLine>): MadeLine => {
    const none = () => undefined;
    const line: MadeLine = {
      offer,
      took: [],
      bits: [],
      isClosed: false,
      asked: 0,
      send: none,
      ask: none,
      go: none,
      ...more,
    };
    lines.set(offer, line);
    return line;
  };
  const making: Making = {
    incoming: (offer, onPacket, onGone) => {
      const line = put(offer, {
        send: (kind, text) => onPacket(kind, Buffer.from(text)),
        go: onGone,
      });
      return Promise.resolve({
        answer: `to ${offer}`,
        askForPicture: () => void (line.asked += 1),
        slowTo: (bits) => void line.bits.push(bits),
        close: () => void (line.isClosed = true),
      });
    },
    outgoing: (offer, { onAsk }, onGone) => {
      const line = put(offer, { ask: onAsk, go: onGone });
      return Promise.resolve({
        answer: `to ${offer}`,
        take: (_kind, packet) => void line.took.push(packet.toString()),
        close: () => void (line.isClosed = true),
      });
    },
  };
  const of = (offer: string): MadeLine => {
    const line = lines.get(offer);
    if (!line) throw new Error(`no line ${offer}`);
    return line;
  };
  return { call: new Call(making), of };
}

/** Everybody talks, and hears all others: `1` talks, `1<2` is what 1 hears of 2. */
async function aCallOf(people: number) {
  const made = aCall();
  const numbers = Array.from({ length: people }, (_, at) => at + 1);
  for (const one of numbers) await made.call.talk(one, false, `${one}`);
  for (const one of numbers) {
    for (const of of numbers) if (of !== one) await made.call.hear(one, of, `${one}<${of}`);
  }
  return made;
}

describe('a call', () => {
  test('brings what one says to all others, and to nobody twice', async () => {
    const { call, of } = await aCallOf(3);
    of('1').send('audio', 'hello');
    expect([of('2<1').took, of('3<1').took]).toEqual([['hello'], ['hello']]);
    expect([of('1<2').took, of('2<3').took]).toEqual([[], []]);
    of('2<1').ask();
    expect([of('1').asked, of('3').asked]).toEqual([1, 0]);
    expect(call.isEmpty).toBe(false);
  });

  test('lets each send less the more there are', async () => {
    const { call, of } = await aCallOf(5);
    expect(of('1').bits).toEqual([1_200_000, 1_200_000, 600_000, 600_000, 300_000]);
    call.remove(5);
    expect(of('1').bits.at(-1)).toBe(600_000);
  });

  test('who is silenced is seen and not heard, after a new line as well', async () => {
    const { call, of } = await aCallOf(2);
    call.silence(1, true);
    of('1').send('audio', 'hush');
    of('1').send('video', 'seen');
    expect(of('2<1').took).toEqual(['seen']);
    await call.talk(1, true, 'anew');
    of('anew').send('audio', 'hush');
    expect(of('2<1').took).toEqual(['seen']);
    call.silence(1, false);
    of('anew').send('audio', 'heard');
    expect(of('2<1').took).toEqual(['seen', 'heard']);
  });

  test('a new line takes the place of the old one', async () => {
    const { call, of } = await aCallOf(2);
    await call.talk(1, false, 'anew');
    expect(of('1').isClosed).toBe(true);
    of('1').send('audio', 'old');
    of('1').go();
    of('anew').send('audio', 'new');
    expect(of('2<1').took).toEqual(['new']);
  });

  test('who is removed hears nothing and says nothing more', async () => {
    const { call, of } = await aCallOf(3);
    call.remove(1);
    expect(['1', '1<2', '1<3', '2<1', '3<1'].map((line) => of(line).isClosed)).toEqual(
      Array(5).fill(true),
    );
    of('1').send('audio', 'still');
    of('2').send('audio', 'on');
    expect([of('2<1').took, of('1<2').took, of('3<2').took]).toEqual([[], [], ['on']]);
    call.end();
    expect(call.isEmpty).toBe(true);
  });
});

describe('an offer', () => {
  const audio = 'm=audio 9 UDP/TLS/RTP/SAVPF 111\r\na=mid:0\r\na=rtpmap:111 opus/48000/2\r\n';
  const video =
    'm=video 9 UDP/TLS/RTP/SAVPF 98 97\r\na=mid:1\r\na=rtpmap:98 H264/90000\r\na=rtpmap:97 VP8/90000\r\n';

  test('is one sound and one picture', () => {
    expect(readOffer(`v=0\r\n${audio}${video}`)).toEqual({
      audio: { mid: '0', payload: 111 },
      video: { mid: '1', payload: 97 },
    });
  });

  test.each([
    ['nothing', ''],
    ['one of them', audio],
    ['the wrong order', video + audio],
    ['more', audio + video + video],
    ['no encoding of ours', audio + video.replace('VP8', 'AV1')],
  ])('is not understood: %s', (_what, text) => {
    expect(readOffer(text)).toBeNull();
  });

  test('is answered with the address that leads here', () => {
    const answer = [
      'm=audio 9',
      'a=candidate:1 1 UDP 2114977791 10.0.0.7 4000 typ host',
      'a=candidate:2 1 UDP 2114977790 fd00::7 4000 typ host',
      'a=end',
    ].join('\r\n');
    expect(announce(answer, null)).toBe(answer);
    expect(announce(answer, '203.0.113.9')).toBe(
      'm=audio 9\r\na=candidate:1 1 UDP 2114977791 203.0.113.9 4000 typ host\r\na=end',
    );
  });
});
