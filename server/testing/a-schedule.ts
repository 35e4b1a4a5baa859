import { randomUUID } from 'node:crypto';

/** A schedule file as pretalx writes it: so many sessions over three days in Kathmandu. */
export function aSchedule(sessions: number) {
  const rooms = [
    'Himal',
    'Terai',
    'Mahabharat',
    'Churia',
    'Annapurna',
    'Langtang',
    'Rara',
    'Phewa',
  ];
  const days = ['2027-03-12', '2027-03-13', '2027-03-14'];
  const perRoom = Math.ceil(sessions / days.length / rooms.length);
  let left = sessions;
  const items = (date: string, room: string) =>
    Array.from({ length: Math.min(perRoom, left) }, (_, index) => {
      const minute = 9 * 60 + index * 35;
      left -= 1;
      return anItem(date, room, minute, sessions - left);
    });
  return {
    schedule: {
      version: '1.0',
      base_url: 'https://pretalx.example.org/summit/schedule/',
      conference: {
        acronym: 'summit',
        title: 'Summit',
        start: days[0],
        end: days[2],
        daysCount: 3,
        timeslot_duration: '00:05',
        time_zone_name: 'Asia/Kathmandu',
        rooms: rooms.map((name) => ({ name, capacity: null })),
        tracks: ['Science', 'Craft'].map((name, index) => ({
          name,
          slug: name.toLowerCase(),
          color: index === 0 ? '#0b7285' : '#a35200',
        })),
        days: days.map((date, index) => ({
          index: index + 1,
          date,
          day_start: `${date}T04:00:00+05:45`,
          day_end: `${date}T23:59:00+05:45`,
          rooms: Object.fromEntries(rooms.map((room) => [room, items(date, room)])),
        })),
      },
    },
  };
}

const two = (count: number) => String(count).padStart(2, '0');

function anItem(date: string, room: string, minute: number, number: number) {
  const start = `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
  return {
    guid: randomUUID(),
    code: `S${number}`,
    id: number,
    date: `${date}T${start}:00+05:45`,
    start,
    duration: '00:30',
    room,
    slug: `summit-${number}`,
    url: `https://pretalx.example.org/summit/talk/S${number}/`,
    title: `Talk ${number}: <b>rivers</b> & "glaciers"`,
    subtitle: '',
    track: number % 2 === 0 ? 'Science' : 'Craft',
    type: number % 10 === 0 ? 'Keynote' : 'Talk (30 minutes)',
    language: number % 7 === 0 ? 'de' : 'en',
    abstract: `What is known of number ${number}.`,
    description: 'More about it.\n\nIn two parts.',
    recording_license: '',
    do_not_record: false,
    persons: [
      { code: `P${number % 200}`, public_name: `Person ${number % 200}`, biography: 'Walks.' },
    ],
    links: [],
    attachments: [],
    answers: [],
  };
}
