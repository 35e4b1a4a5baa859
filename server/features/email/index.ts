export { mountEmail } from './email.mount.ts';
