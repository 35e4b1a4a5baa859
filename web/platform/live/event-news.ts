import { type Effect, only, type News, readAgain } from './live.ts';

interface AboutEvent {
  eventId: number;
}

const isFor =
  ({ eventId }: AboutEvent) =>
  (id: number) =>
    id === eventId;

/** Of what is kept by event, what a message is about is read again. */
export const readEventAgain = (about: AboutEvent) => readAgain(isFor(about));

/** Of what is kept by event, only that of one changes. */
export const onlyInEvent = <State>(about: AboutEvent, news: News<number, State>) =>
  only(isFor(about), news);

export const effectInEvent = (eventId: number, { live, news }: Effect): Effect => ({
  live,
  news: onlyInEvent({ eventId }, news),
});
