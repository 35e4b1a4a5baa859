import type { Offer } from '@plenum/contract';
import type { FieldWords } from '../../ui/form/changed-meanwhile.tsx';
import type { NameOf } from '../../ui/form/typed.ts';
import type { FieldErrors, FieldRules } from '../../ui/form/use-fields.ts';

export interface Thing {
  id: number;
  version: number;
}

/** One kind of what an event offers, as its editor needs to know it. */
export interface ThingRules<T extends Thing, V extends object> {
  /** By which a tab keeps what was typed. */
  kind: 'ticket' | 'pool' | 'code' | 'question';
  loadSchema: NonNullable<FieldRules['loadSchema']>;
  blank: V;
  valuesOf: (thing: T) => V;
  tidy: (values: V) => V;
  refuse: (values: V) => FieldErrors;
  words: FieldWords<NameOf<V>>;
  add: (eventId: number, values: V) => Promise<T>;
  change: (id: number, body: V & { version: number }) => Promise<T>;
  remove: (id: number) => Promise<unknown>;
  listIn: (offer: Offer) => readonly T[];
  withList: (offer: Offer, things: T[]) => Offer;
  nameOf: (thing: T) => string;
}
