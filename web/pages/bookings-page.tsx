/** Of what organisers see of bookings, its tabs are the pages. */
export function BookingsPage() {
  return null;
}
