import type { Booking } from '@plenum/contract';

export type RegisterFor = 'exhibitors' | 'sponsors';

/** What somebody wants, in the address: a link can be kept, and leads on another device to the same. */
export interface RegisterSearch {
  /** `12.2_13.1`: two of 12, one of 13. */
  t?: string;
  code?: string;
  /** Whom the link is for: theirs comes first. */
  for?: RegisterFor;
  /** The secret of an invitation, from its mail. */
  invite?: string;
  /** The secret of a place in line, from another device. */
  room?: string;
  /** The link of the booking to which it is added. */
  to?: string;
}

const wantedPattern = /^\d{1,15}\.\d{1,2}(_\d{1,15}\.\d{1,2}){0,49}$/;

export const readRegisterSearch = (search: Record<string, unknown>): RegisterSearch => {
  const { t, code, invite, room, to } = search;
  return {
    ...(typeof t === 'string' && wantedPattern.test(t) && { t }),
    ...((typeof code === 'string' || typeof code === 'number') &&
      `${code}`.length <= 40 && { code: `${code}` }),
    ...(typeof invite === 'string' && /^[A-Za-z0-9_-]{22}$/.test(invite) && { invite }),
    ...(typeof room === 'string' && /^[A-Za-z0-9_-]{43}$/.test(room) && { room }),
    ...(typeof to === 'string' && /^[A-Za-z0-9_-]{43}$/.test(to) && { to }),
    ...((search['for'] === 'exhibitors' || search['for'] === 'sponsors') && { for: search['for'] }),
  };
};

/** What opens more than everyone sees: an invitation, else a code. */
export const codeIn = ({ code, invite }: RegisterSearch): string =>
  invite === undefined ? (code ?? '') : `~${invite}`;

export type Counts = ReadonlyMap<number, number>;

export const countsOf = (t: string | undefined): Counts =>
  new Map(
    (t ?? '')
      .split('_')
      .filter(Boolean)
      .map((one) => {
        const [id = 0, count = 0] = one.split('.').map(Number);
        return [id, count];
      }),
  );

export const writtenCounts = (counts: Counts): string | undefined =>
  [...counts]
    .filter(([, count]) => count > 0)
    .map(([id, count]) => `${id}.${count}`)
    .join('_') || undefined;

/** The same once more. */
export function chosenAgain({
  lines,
  code,
  first,
}: Pick<Booking, 'lines' | 'code' | 'first'>): RegisterSearch {
  const t = writtenCounts(
    new Map(
      lines
        .filter(({ cameWith }) => cameWith === undefined)
        .map(({ ticketId, quantity }) => [ticketId, quantity]),
    ),
  );
  return { ...(t && { t }), ...(code && { code }), ...(first && { to: first.token }) };
}

/** Of an upgrade: the booking whose place it is for, which stays as it is without it. */
export const keptBy = ({ lines, first }: Pick<Booking, 'lines' | 'first'>): Booking['first'] =>
  lines.some(({ upgradesFrom }) => upgradesFrom !== undefined) ? first : null;

export const wantedOf = (counts: Counts) =>
  [...counts]
    .filter(([, count]) => count > 0)
    .map(([ticketId, quantity]) => ({ ticketId, quantity }));

export const bookingSteps = ['people', 'questions', 'pay'] as const;
export type BookingStep = (typeof bookingSteps)[number];

export interface BookingSearch {
  step?: BookingStep;
  back?: 'paid' | 'left';
}

export const readBookingSearch = ({ step, back }: Record<string, unknown>): BookingSearch => ({
  ...(bookingSteps.includes(step as BookingStep) && { step: step as BookingStep }),
  ...((back === 'paid' || back === 'left') && { back }),
});
