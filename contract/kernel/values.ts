import * as Type from 'typebox';

/** Up to what JSON holds exactly: what is not there is missing, however large its number. */
const whole = { minimum: 1, maximum: Number.MAX_SAFE_INTEGER } as const;

/** Numeric id of a thing that is everybody's, or that is only compared with. */
export const CommonId = Type.Integer(whole);

/**
 * Numeric id of a thing that belongs to an organisation. The entity's name lets the route walk
 * prove for every route that a foreign id answers like a missing one.
 */
export const Id = (entity: string) => Type.Integer({ ...whole, 'x-entity': entity });

const digits = { pattern: '^[1-9][0-9]{0,14}$' } as const;

/** Old clients send ids in bodies as numbers or as text. */
export const EchoedId = (entity: string) =>
  Type.Union([Id(entity), Type.String({ ...digits, 'x-entity': entity })]);

export const EchoedCommonId = Type.Union([CommonId, Type.String(digits)]);

export const toId = (id: number | string) => Number(id);

/** Old clients send `filter=&q=`: an empty string in a query means absent. */
export const OptionalText = (maxLength: number) => Type.Optional(Type.String({ maxLength }));

/** In a query: where an empty string says something else than nothing does. */
export const keepsEmpty = { 'x-keeps-empty': true } as const;

/** Of an object: nothing else may be in it. */
export const closed = { additionalProperties: false } as const;

export const Empty = Type.Object({}, closed);

export const Nullable = <T extends Type.TSchema>(schema: T) => Type.Union([schema, Type.Null()]);

export const oneOf = <T extends string>(...words: T[]) => Type.Enum<T[]>(words);

/** A moment, whatever the offset it is said in; answers say it in UTC. */
export const Instant = Type.String({ format: 'date-time' });
