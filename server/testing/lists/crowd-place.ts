export interface CrowdPlace {
  organisationId: number;
  personId: number;
  eventId: number;
  /** Rows of each kind. What belongs to one person or one booth is theirs in a thousandth of it. */
  size: number;
}
