import { useTranslations } from 'use-intl';
import { CallProblem } from '../../platform/call-problem.ts';
import { useProblemText } from '../../platform/use-problem-text.ts';

const words = {
  'bookings.not_on_sale': 'notOnSale',
  'bookings.ticket_not_on_sale': 'ticketNotOnSale',
  'bookings.too_few_left': 'tooFewLeft',
  'bookings.too_many_places': 'tooManyPlaces',
  'bookings.too_few_places': 'tooFewPlaces',
  'bookings.needs_ticket': 'needsTicket',
  'bookings.code_wrong': 'codeWrong',
  'bookings.code_used_up': 'codeUsedUp',
  'bookings.hold_ended': 'holdEnded',
  'bookings.changed_meanwhile': 'changedMeanwhile',
  'bookings.price_changed': 'priceChanged',
  'bookings.incomplete': 'incomplete',
  'bookings.needs_agreement': 'needsAgreement',
  'bookings.way_not_offered': 'wayNotOffered',
  'bookings.not_from_here': 'notFromHere',
  'bookings.somebody_in': 'somebodyIn',
  'bookings.too_late_to_cancel': 'tooLateToCancel',
  'bookings.no_waiting_list': 'noWaitingList',
  'bookings.places_left': 'placesLeft',
  'bookings.too_late_to_change': 'tooLateToChange',
  'bookings.needs_reason': 'needsReason',
  'bookings.file_not_asked': 'fileNotAsked',
  'bookings.file_not_what_it_says': 'fileUnreadable',
  'files.not_a_picture': 'fileUnreadable',
  'bookings.room_first': 'roomFirst',
  'bookings.room_full': 'roomFull',
  'bookings.upgrade_waits': 'upgradeWaits',
  'bookings.too_many_additions': 'tooManyAdditions',
} as const;

const isTold = (code: string): code is keyof typeof words => Object.hasOwn(words, code);

/** What is the matter with a booking, in words for who books. */
export function useBookingProblemText(): (problem: unknown) => string {
  const t = useTranslations('booking-page.problems');
  const usual = useProblemText();
  return (problem) => {
    const code = problem instanceof CallProblem ? problem.code : undefined;
    return code !== undefined && isTold(code) ? t(words[code]) : usual(problem);
  };
}
