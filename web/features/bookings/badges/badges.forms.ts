export { BadgeLayout as LayoutSchema } from '@plenum/contract/features/bookings/bookings.badges.schema.ts';
