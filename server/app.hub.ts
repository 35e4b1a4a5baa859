import type { Hub } from './platform/work.ts';

/** The sockets need the door, the door needs the work, the work tells the sockets. */
export const lateHub = (hub: () => Hub, forgetSession: (sessionId: number) => void): Hub => ({
  tell: (...message) => hub().tell(...message),
  closeSession: (sessionId) => {
    // Also what was read of it before the end of it was committed.
    forgetSession(sessionId);
    hub().closeSession(sessionId);
  },
  countIn: (room) => hub().countIn(room),
  outdate: (about) => hub().outdate(about),
  peopleIn: (organisationId) => hub().peopleIn(organisationId),
  tellHere: (...message) => hub().tellHere(...message),
  expel: (...rooms) => hub().expel(...rooms),
  expelHere: (...rooms) => hub().expelHere(...rooms),
  crowdIn: (room) => hub().crowdIn(room),
});
