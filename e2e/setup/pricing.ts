import type { PricingSetup } from '@plenum/contract';
import { send } from './api.ts';
import { aConference } from './conference.ts';
import { anAttendeeOf, aVerifiedOrganiser } from './people.ts';

const plan = (id: string, name: string, monthlyAmount: number, yearlyAmount: number) => ({
  id,
  name: { en: name },
  subtitle: { en: `${name} is for those who need it` },
  monthlyAmount,
  yearlyAmount,
  isPopular: id === 'standard',
  button: {},
  leadsTo: null,
});

/** An organisation with a published event, two plans for everyone to see, and someone who came. */
export async function aPricedEvent(name: string) {
  const organiser = await aVerifiedOrganiser();
  const attendee = await anAttendeeOf(organiser, 'Noah Berger');
  const event = await aConference(organiser, name);
  const body = {
    version: 0,
    isPublic: true,
    plans: [
      { ...plan('basic', 'Basic', 0, 0), leadsTo: { kind: 'join', eventId: event.id } },
      plan('standard', 'Standard', 4_900, 48_000),
    ],
    benefits: [
      { id: 'page', words: { en: 'A public page' }, planIds: ['basic', 'standard'] },
      { id: 'hall', words: { en: 'An exhibit hall' }, planIds: ['standard'] },
    ],
    questions: [
      {
        id: 'pay',
        question: { en: 'How do we pay?' },
        answer: { en: '<p>By <strong>invoice</strong>.</p>' },
      },
    ],
  };
  await send<PricingSetup>('/api/pricing/setup', organiser.accessToken, body, 'PATCH');
  return { organiser, attendee, event };
}
