export {
  PackageInput as PackageSchema,
  SponsorInput as SponsorSchema,
} from '@plenum/contract/features/sponsors/sponsors.schema.ts';
