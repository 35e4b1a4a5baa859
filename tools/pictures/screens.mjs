/** What a picture is named after, who sees it, where it is, and what is there when the screen is. */
const seen = (who, list) => list.map(([name, path, content]) => ({ name, who, path, content }));

export const screens = [
  ...seen('client', [
    ['Lobby', '/venue', 'main h1'],
    ['Live Event', '/live-event', 'main video'],
    ['Program', '/conference-program', 'main h2'],
    ['Exhibit hall', '/exhibit-hall', 'main h2'],
    ['Booth', '/exhibit-hall/1', 'main h1'],
    ['People', '/summit-attendees', 'main li'],
    ['Attendee search', '/attendee-search', 'main li'],
    ['Chat', '/live-chat', 'main nav a'],
    ['My agenda', '/summit-agenda', 'main h2'],
    ['My profile', '/my-profile', 'main form'],
    ['Social page', '/pages/profile', 'main h2'],
  ]),
  ...seen('admin', [
    ['Dashboard', '/', 'main li bdi'],
    ['Agenda', '/conference-agenda', 'main h1'],
    ['Live Conference', '/live-conference', 'main h1'],
    ['Bookings', '/bookings', 'main [data-row]'],
    ['Analytics', '/dashboard/analytics', 'main h2'],
    ['Email', '/apps/email', 'main h2'],
    ['To-do', '/apps/todo/all', '[data-task]'],
    ['Invoices', '/apps/invoice/list', 'main [data-row]'],
    ['Shop', '/apps/ecommerce/shop', '[data-product]'],
  ]),
  ...seen('nobody', [
    ['Public event', '/e/horizon-summit', 'main h1'],
    ['Session', '/e/horizon-summit/sessions/1', 'main h1'],
    ['Booking', '/e/horizon-summit/register', 'main form'],
    ['Sign in', '/login', 'form'],
  ]),
];

/** Those the README shows, and the files they are in. */
export const shown = {
  Lobby: 'lobby.png',
  'Exhibit hall': 'hall.png',
  Agenda: 'agenda.png',
  Dashboard: 'dashboard.png',
};

const desk = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

/** The one whose screens are shown alone comes last: the demo's crowd comes once somebody looks. */
export const looks = [
  { name: 'dark', size: desk, stored: { colourScheme: 'dark' } },
  { name: 'phone', size: phone, stored: {} },
  { name: 'german', size: desk, stored: { language: 'de' } },
  { name: 'right-to-left', size: desk, stored: { direction: 'rtl' } },
  { name: 'light', size: desk, stored: {} },
];
