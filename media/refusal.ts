/** Why something is not answered, by the code of the contract's problem where it has one. */
export class Refusal extends Error {
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string) {
    super(code);
    this.status = status;
    this.code = code;
  }
}

export const notFound = () => new Refusal(404, 'not_found');
export const notYet = () => new Refusal(503, 'unavailable');
export const noPicture = () => new Refusal(422, 'stages.no_picture');
