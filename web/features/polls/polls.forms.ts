export { PollInput as PollSchema } from '@plenum/contract/features/polls/polls.schema.ts';
