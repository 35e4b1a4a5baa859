/** A dial whose hand is the second of the minute: sent over and over, it tells the time. */
const clock = { name: 'clock', kind: 'clock', seconds: 60, title: 'Horizon Summit' };

const winters = {
  name: 'winters',
  kind: 'talk',
  seconds: 72,
  title: 'The next ten winters',
  by: 'Hanna Veld',
  hue: 205,
  slides: [
    { at: 0, head: 'The next ten winters', lines: ['Hanna Veld', 'Horizon Summit'] },
    {
      at: 14,
      head: 'What a cold week asks of us',
      lines: ['Heat, at the same hour, everywhere', 'Little wind, and short days'],
    },
    {
      at: 34,
      head: 'Three things that carry',
      lines: ['Houses that lose less', 'Warmth that is kept for weeks', 'Neighbours who share'],
    },
    { at: 56, head: 'Begin with one street', lines: ['Measure it, mend it, show it'] },
  ],
};

const streets = {
  name: 'streets',
  kind: 'talk',
  seconds: 66,
  title: 'Streets for eight-year-olds',
  by: 'Nkechi Eze',
  hue: 24,
  slides: [
    { at: 0, head: 'Streets for eight-year-olds', lines: ['Nkechi Eze', 'Horizon Summit'] },
    {
      at: 12,
      head: 'A town at 1.20 metres',
      lines: ['Parked cars are walls', 'A kerb is a step to climb'],
    },
    {
      at: 30,
      head: 'Three crossings, one morning',
      lines: ['Where they wait', 'Where they run', 'Where they turn back'],
    },
    { at: 50, head: 'Paint first, stone later', lines: ['Try it for a month', 'Then ask them'] },
  ],
};

export const films = [clock, winters, streets];
