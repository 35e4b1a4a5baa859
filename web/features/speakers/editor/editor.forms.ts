import { NewSpeaker } from '@plenum/contract/features/speakers/speakers.schema.ts';
import * as Type from 'typebox';

const { name, title, company, bio, links, recording, rehearsal, rehearsalAt } =
  NewSpeaker.properties;

export { NewSpeaker as SpeakerSchema };
export const SelfSchema = Type.Object({
  name,
  title,
  company,
  bio,
  links,
  recording,
  rehearsal,
  rehearsalAt,
});
