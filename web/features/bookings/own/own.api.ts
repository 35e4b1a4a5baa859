import type {
  BookInput,
  Booking,
  BookingSums,
  DetailsInput,
  HoldInput,
  PaymentWay,
  PublicOffer,
  WantedTicket,
} from '@plenum/contract';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { call } from '../../../platform/api-client.ts';
import { CallProblem } from '../../../platform/call-problem.ts';
import { download } from '../../../platform/files/download.ts';
import { teach } from '../../../platform/live/teach.ts';
import { learntBooking, ownBooking } from './own.live.ts';
import type { FileDoor } from './own.parts.ts';

const isAnswer = (problem: unknown): boolean =>
  problem instanceof CallProblem && problem.status > 0;

/** What is sold changes while people read: it is asked for again when they come back to the page. */
export const offerOptions = (slug: string, code: string) =>
  queryOptions({
    queryKey: ['bookings', 'offer', slug, code],
    queryFn: ({ signal }): Promise<PublicOffer> =>
      call('GET /api/e/:slug/offer', { params: { slug }, query: code ? { code } : {}, signal }),
    staleTime: 10_000,
    refetchInterval: 30_000,
    retry: (count, problem) => !isAnswer(problem) && count < 3,
  });

export const sumsOptions = (slug: string, items: WantedTicket[], code: string, addsTo?: string) =>
  queryOptions({
    queryKey: ['bookings', 'sums', slug, code, items, addsTo],
    queryFn: ({ signal }): Promise<BookingSums> =>
      call('POST /api/e/:slug/booking-sums', {
        params: { slug },
        body: { items, ...(code && { code }), ...(addsTo && { addsTo }) },
        signal,
      }),
    enabled: items.length > 0,
    staleTime: 60_000,
    retry: false,
  });

export const keepPlaces = (slug: string, body: HoldInput): Promise<{ token: string }> =>
  call('POST /api/e/:slug/bookings', { params: { slug }, body });

/** Whoever comes back from paying waits for word of it. */
export const bookingOptions = (token: string, isBack = false) => ({
  ...ownBooking.options(token),
  refetchInterval: ({ state }: { state: { data?: Booking | undefined } }) =>
    isBack && state.data?.state === 'pending' && 3_000,
  retry: (count: number, problem: unknown) => !isAnswer(problem) && count < 3,
});

export const learnBooking = (client: QueryClient, token: string, after: Booking): void =>
  teach(client, learntBooking(token, after));

type Deed = (token: string) => Promise<Booking>;

export const keepDetails = (token: string, body: DetailsInput): Promise<Booking> =>
  call('PUT /api/booking/:token/details', { params: { token }, body });
export const bookIt = (token: string, body: BookInput): Promise<Booking> =>
  call('POST /api/booking/:token/book', { params: { token }, body });
export const prolongIt: Deed = (token) =>
  call('POST /api/booking/:token/prolong', { params: { token } });
export const giveItUp = (token: string): Promise<unknown> =>
  call('POST /api/booking/:token/give-up', { params: { token } });
export const cancelIt: Deed = (token) =>
  call('POST /api/booking/:token/cancel', { params: { token } });
export const comeBack: Deed = (token) =>
  call('POST /api/booking/:token/back', { params: { token } });
export const chooseWay = (token: string, way: PaymentWay): Promise<Booking> =>
  call('PUT /api/booking/:token/way', { params: { token }, body: { way } });
export const resendIt = (token: string): Promise<unknown> =>
  call('POST /api/booking/:token/resend', { params: { token } });
export const beginPaying = async (token: string): Promise<string> =>
  (await call('POST /api/booking/:token/checkout', { params: { token } })).url;

export const bringFile =
  (token: string): NonNullable<FileDoor['bring']> =>
  ({ questionId, placeId }, file, watch) =>
    call('POST /api/booking/:token/files', {
      params: { token },
      query: {
        questionId,
        ...(placeId !== null && { placeId }),
        name: file.name.slice(-200) || 'file',
      },
      body: file,
      ...watch,
    });
export const downloadFile = (token: string, fileId: number): Promise<void> =>
  download('GET /api/booking/:token/files/:fileId', { params: { token, fileId } });

export const downloadTickets = (token: string): Promise<void> =>
  download('GET /api/booking/:token/tickets', { params: { token }, query: {} });
export const downloadInvoice = (token: string): Promise<void> =>
  download('GET /api/booking/:token/invoice', { params: { token }, query: {} });
export const downloadCalendar = (token: string): Promise<void> =>
  download('GET /api/booking/:token/calendar', { params: { token } });
