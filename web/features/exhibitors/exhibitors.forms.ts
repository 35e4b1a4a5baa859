import {
  ApplicationInput,
  BoothUpdate,
  Decision,
  ExhibitorRules,
  NewExhibitor,
  StaffInput,
  TierRulesInput,
} from '@plenum/contract/features/exhibitors/exhibitors.schema.ts';
import * as Type from 'typebox';

const { version: _, ...boothFields } = BoothUpdate.properties;

export {
  ApplicationInput as ApplicationSchema,
  Decision as DecisionSchema,
  ExhibitorRules as RulesSchema,
  NewExhibitor as NewExhibitorSchema,
  StaffInput as StaffSchema,
  TierRulesInput as TierRulesSchema,
};
export const ContactSchema = Type.Object({ contactEmail: NewExhibitor.properties.contactEmail });
export const BoothSchema = Type.Object(boothFields);
