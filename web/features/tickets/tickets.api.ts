import type {
  BookingQuestionInput,
  BookingQuestionUpdate,
  SaleSettingsUpdate,
  TicketCodeInput,
  TicketCodeUpdate,
  TicketInput,
  TicketPoolInput,
  TicketPoolUpdate,
  TicketUpdate,
} from '@plenum/contract';
import { call } from '../../platform/api-client.ts';

export const readOffer = (eventId: number, signal?: AbortSignal) =>
  call('GET /api/events/:eventId/offer', { params: { eventId }, ...(signal && { signal }) });

export const saveSale = (eventId: number, body: SaleSettingsUpdate) =>
  call('PUT /api/events/:eventId/offer/settings', { params: { eventId }, body });

export const addTicket = (eventId: number, body: TicketInput) =>
  call('POST /api/events/:eventId/tickets', { params: { eventId }, body });

export const changeTicket = (ticketId: number, body: TicketUpdate) =>
  call('PUT /api/tickets/:ticketId', { params: { ticketId }, body });

export const moveTicket = (ticketId: number, beforeId: number | null) =>
  call('POST /api/tickets/:ticketId/move', { params: { ticketId }, body: { beforeId } });

export const removeTicket = (ticketId: number) =>
  call('DELETE /api/tickets/:ticketId', { params: { ticketId } });

export const addPool = (eventId: number, body: TicketPoolInput) =>
  call('POST /api/events/:eventId/pools', { params: { eventId }, body });

export const changePool = (poolId: number, body: TicketPoolUpdate) =>
  call('PUT /api/pools/:poolId', { params: { poolId }, body });

export const removePool = (poolId: number) =>
  call('DELETE /api/pools/:poolId', { params: { poolId } });

export const addCode = (eventId: number, body: TicketCodeInput) =>
  call('POST /api/events/:eventId/codes', { params: { eventId }, body });

export const changeCode = (codeId: number, body: TicketCodeUpdate) =>
  call('PUT /api/codes/:codeId', { params: { codeId }, body });

export const removeCode = (codeId: number) =>
  call('DELETE /api/codes/:codeId', { params: { codeId } });

export const addQuestion = (eventId: number, body: BookingQuestionInput) =>
  call('POST /api/events/:eventId/questions', { params: { eventId }, body });

export const changeQuestion = (questionId: number, body: BookingQuestionUpdate) =>
  call('PUT /api/booking-questions/:questionId', { params: { questionId }, body });

export const moveQuestion = (questionId: number, beforeId: number | null) =>
  call('POST /api/booking-questions/:questionId/move', {
    params: { questionId },
    body: { beforeId },
  });

export const removeQuestion = (questionId: number) =>
  call('DELETE /api/booking-questions/:questionId', { params: { questionId } });
