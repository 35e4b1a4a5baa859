import * as Type from 'typebox';

/** What the first page may show, in the order in which it does where nobody chose another. */
export const dashboardCards = [
  'figures',
  'event',
  'coming',
  'mine',
  'stages',
  'tasks',
  'deeds',
  'waiting',
  'meetings',
  'people',
  'bookings',
  'money',
  'joined',
] as const;
export type DashboardCard = (typeof dashboardCards)[number];

const Cards = Type.Array(Type.Enum([...dashboardCards]), {
  maxItems: dashboardCards.length,
  uniqueItems: true,
});

/** Cards that are not named in the order come after those that are. */
export const DashboardLayout = Type.Object(
  { order: Cards, hidden: Cards },
  { additionalProperties: false },
);
export type DashboardLayout = Type.Static<typeof DashboardLayout>;
