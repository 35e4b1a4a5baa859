export { KioskInput as KioskSchema } from '@plenum/contract/features/bookings/bookings.kiosk.schema.ts';
