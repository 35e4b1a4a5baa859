import { describe, expect, test } from 'vitest';
import { growthOf, steepest } from '../../../testing/growth/growth.ts';
import { ProblemError } from '../../../platform/http/problem.ts';
import { readVtt } from './replay.vtt.ts';

const read = (...lines: string[]) => readVtt(Buffer.from(lines.join('\n')));

/** Which line it complains about; null where it reads it. */
function faultIn(...lines: string[]): string | null {
  try {
    read(...lines);
    return null;
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    return JSON.stringify(error.details).replace(/.*"\/(\d+)".*/, '$1');
  }
}

describe('captions in a file', () => {
  test('are read with names, places, notes, looks and line breaks of any kind', () => {
    const cues = readVtt(
      Buffer.from(
        '\uFEFFWEBVTT - Opening\r\nKind: captions\r\n\r\nNOTE by hand\r\n\r\nSTYLE\r\n::cue { color: red }\r\n\r\n' +
          'first\r\n00:01.000 --> 00:02.500 align:start line:0%\r\nGood morning,\r\neveryone.\r\n\r\n' +
          '01:00:03.250 --> 01:00:04.000\r\n<v Hanna Veld>Ten <i>winters</i> &amp; more &lt;3</v>\r\n',
      ),
    );
    expect(cues).toEqual([
      { from: 1, until: 2.5, text: 'Good morning,\neveryone.' },
      { from: 3_603.25, until: 3_604, text: 'Ten winters & more <3' },
    ]);
  });

  test('come in the order of their times, and without what says nothing', () => {
    const cues = read(
      'WEBVTT',
      '',
      '00:09.000 --> 00:10.000',
      'later',
      '',
      '00:01.000 --> 00:02.000',
      'sooner',
      '',
      '00:03.000 --> 00:04.000',
      '<b></b>',
    );
    expect(cues.map(({ text }) => text)).toEqual(['sooner', 'later']);
  });

  test('keep no tag: what looks like one is gone, what is left is text', () => {
    const [cue] = read(
      'WEBVTT',
      '',
      '00:01.000 --> 00:02.000',
      '<script>alert(1)</script><<b>x&lt;img&gt;',
    );
    expect(cue?.text).toBe('alert(1)<x<img>');
  });

  test('that are none are refused, with the line that is at fault', () => {
    const cue = ['00:01.000 --> 00:02.000', 'x'];
    expect(faultIn('', 'WEBVTT', '', ...cue)).toBe('1');
    expect(faultIn('WEBVTTx', '', ...cue)).toBe('1');
    expect(faultIn('1', '00:00:01,000 --> 00:00:02,000', 'x')).toBe('1');
    expect(faultIn('WEBVTT')).toBe('1');
    expect(faultIn('WEBVTT', '', '00:01,000 --> 00:02,000', 'x')).toBe('3');
    expect(faultIn('WEBVTT', '', '00:02.000 --> 00:02.000', 'x')).toBe('3');
    expect(faultIn('WEBVTT', '', '00:61.000 --> 02:00.000', 'x')).toBe('3');
    expect(faultIn('WEBVTT', '', ...cue, '', 'no times', 'at all')).toBe('6');
    expect(faultIn('WEBVTT', '', '00:01.000 --> 00:02.000', 'x'.repeat(401))).toBe('4');
    expect(
      faultIn('WEBVTT', '', ...Array.from({ length: 2_001 }, () => [...cue, '']).flat()),
    ).not.toBeNull();
    expect(() => readVtt(Buffer.from([0xff, 0xfe, 0x57, 0x00]))).toThrow(ProblemError);
  });

  test.each(['<', '&', '\n', '-->', '\n\n00:01.000 --> 00:02.000\n<', 'WEBVTT\n', '00:'])(
    'made of a million of %j take no longer than they are long',
    async (part) => {
      const growth = await growthOf(
        async (share) => {
          const much = part.repeat(Math.round((1_000_000 * share) / part.length));
          faultIn(`WEBVTT\n\n00:01.000 --> 00:02.000\n${much}`);
          return Promise.resolve();
        },
        { nothingMs: 100 },
      );
      expect(growth).toBeLessThan(steepest);
    },
  );
});
