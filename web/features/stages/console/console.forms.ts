export { StageInput as StageSchema } from '@plenum/contract/features/stages/stages.schema.ts';
