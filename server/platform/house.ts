import type { FastifyInstance } from 'fastify';

/** Whose own domain was asked, where it was not the app's own address. */
export interface House {
  organisationId: number;
  /** Of the app itself, where people sign in. */
  app: string;
  /** What was asked for is another organisation's: not there. */
  isElsewhere: boolean;
}

declare module 'fastify' {
  interface FastifyRequest {
    house: House | null;
  }
}

export const nameHouses = (app: FastifyInstance): void => void app.decorateRequest('house', null);
