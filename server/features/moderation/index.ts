export { requireMaySpeak } from './moderation.speak.ts';
