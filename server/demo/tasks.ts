import type { TaskTag } from '@plenum/contract';

export interface DemoTask {
  title: string;
  /** Days from the first start; null: no due date. */
  dueIn: number | null;
  tags: TaskTag[];
  assignee?: string;
  description?: string;
  isImportant?: true;
  isCompleted?: true;
  isDeleted?: true;
}

/** Oldest first. What a team does in the weeks before its summit. */
export const demoTasks: readonly DemoTask[] = [
  {
    title: 'Book the studio for the opening',
    dueIn: -20,
    tags: ['high'],
    assignee: 'Inês Barros',
    isCompleted: true,
  },
  {
    title: 'Agree on the four content languages',
    dueIn: -16,
    tags: ['team'],
    assignee: 'Ada Sommer',
    isCompleted: true,
  },
  {
    title: 'Set exhibitor tiers and prices',
    dueIn: -14,
    tags: ['high', 'team'],
    assignee: 'Tomasz Wilk',
    isCompleted: true,
  },
  {
    title: 'Draft the code of conduct',
    dueIn: -12,
    tags: ['medium'],
    assignee: 'Amara Okafor',
    isCompleted: true,
  },
  {
    title: 'Compare badge printers',
    dueIn: -11,
    tags: ['low'],
    isDeleted: true,
    description: '<p>Not needed: the summit is online.</p>',
  },
  {
    title: 'Invite the keynote speakers',
    dueIn: -9,
    tags: ['high'],
    assignee: 'Mei Tanaka',
    isCompleted: true,
    description:
      '<p>Three letters, one each for <strong>climate</strong>, <strong>cities</strong> and <strong>care</strong>. Mention the rehearsal day.</p>',
  },
  {
    title: 'Write the call for exhibitors',
    dueIn: -8,
    tags: ['medium', 'update'],
    assignee: 'Tomasz Wilk',
    isCompleted: true,
  },
  { title: 'Order printed programs', dueIn: -7, tags: ['low'], isDeleted: true },
  {
    title: 'Collect speaker pictures and short bios',
    dueIn: -2,
    tags: ['team', 'high'],
    assignee: 'Mei Tanaka',
    isImportant: true,
    description:
      '<p>Still missing:</p><ul><li>Hanna Veld</li><li>Rui Castro</li><li>both co-chairs of day two</li></ul>',
  },
  {
    title: 'Translate the registration survey into Portuguese',
    dueIn: -1,
    tags: ['medium'],
    assignee: 'Inês Barros',
  },
  {
    title: 'Check captions with the live team',
    dueIn: 0,
    tags: ['high', 'team'],
    assignee: 'Jonas Lindqvist',
    isImportant: true,
  },
  {
    title: 'Answer the questions of the silver exhibitors',
    dueIn: 0,
    tags: ['medium'],
    assignee: 'Lucien Moreau',
  },
  {
    title: 'Send the sponsor logos to the designer',
    dueIn: 1,
    tags: ['low', 'update'],
    assignee: 'Ada Sommer',
  },
  {
    title: 'Rehearse the opening with both hosts',
    dueIn: 1,
    tags: ['high', 'team'],
    assignee: 'Ada Sommer',
    isImportant: true,
    description:
      '<ol><li>Sound and light, 20 minutes</li><li>Hand-over between the hosts</li><li>What we do when a speaker drops out</li></ol>',
  },
  {
    title: 'Publish the first version of the program',
    dueIn: 2,
    tags: ['update'],
    assignee: 'Amara Okafor',
  },
  {
    title: 'Plan the shifts of the help desk',
    dueIn: 3,
    tags: ['team'],
    assignee: 'Lucien Moreau',
  },
  {
    title: 'Test the stage with 500 viewers',
    dueIn: 3,
    tags: ['high'],
    assignee: 'Jonas Lindqvist',
  },
  { title: 'Choose music for the breaks', dueIn: 4, tags: ['low'] },
  { title: 'Fill in my speaker form', dueIn: 4, tags: ['medium'], assignee: 'Noah Berger' },
  {
    title: 'Write to everyone who registered but did not pay',
    dueIn: 5,
    tags: ['medium', 'update'],
    assignee: 'Inês Barros',
  },
  {
    title: 'Review the draft booths before they open',
    dueIn: 6,
    tags: ['medium'],
    assignee: 'Tomasz Wilk',
  },
  {
    title: 'Prepare the answers for the press',
    dueIn: 6,
    tags: ['low'],
    assignee: 'Amara Okafor',
    description:
      '<p>One page, plain words. See <a href="https://example.org/press">last year’s</a>.</p>',
  },
  {
    title: 'Agree who moderates which chat',
    dueIn: 7,
    tags: ['team'],
    assignee: 'Ada Sommer',
    isImportant: true,
  },
  {
    title: 'Upload slides for my session',
    dueIn: 8,
    tags: ['high'],
    assignee: 'Noah Berger',
    isImportant: true,
  },
  {
    title: 'Draw the winners of the student tickets',
    dueIn: 9,
    tags: ['low'],
    assignee: 'Mei Tanaka',
  },
  {
    title: 'Record a welcome in all four languages',
    dueIn: 10,
    tags: ['update'],
    assignee: 'Lucien Moreau',
  },
  {
    title: 'Make a plan for a failing stream',
    dueIn: 10,
    tags: ['high', 'team'],
    assignee: 'Jonas Lindqvist',
  },
  { title: 'Thank-you notes for the volunteers', dueIn: null, tags: ['low'] },
  { title: 'Collect ideas for next year', dueIn: null, tags: ['team'] },
  { title: 'Write the opening words', dueIn: 2, tags: ['high'], assignee: 'Ada Sommer' },
];
