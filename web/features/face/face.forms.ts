import { FaceUpdate, NewDomain } from '@plenum/contract/features/face/face.schema.ts';
import * as Type from 'typebox';

const { version: _, ...said } = FaceUpdate.properties;

export const FaceSchema = Type.Required(Type.Object(said));
export const DomainSchema = NewDomain;
