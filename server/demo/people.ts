import type { Role } from '@plenum/contract';

export interface DemoPerson {
  username: string;
  fullName: string;
  role: Role;
  company?: string;
  password?: string;
  /** What whoever signs in as this person tries out. */
  part?: 'organiser' | 'attendee' | 'exhibitor';
}

/** In this order the organiser becomes user 11, whom stock chat clients take for "me". */
export const demoPeople: readonly DemoPerson[] = [
  { username: 'ines.barros', fullName: 'Inês Barros', role: 'admin' },
  { username: 'tomasz.wilk', fullName: 'Tomasz Wilk', role: 'admin' },
  { username: 'amara.okafor', fullName: 'Amara Okafor', role: 'admin' },
  { username: 'jonas.lindqvist', fullName: 'Jonas Lindqvist', role: 'admin' },
  { username: 'mei.tanaka', fullName: 'Mei Tanaka', role: 'admin' },
  { username: 'lucien.moreau', fullName: 'Lucien Moreau', role: 'admin' },
  { username: 'priya.raman', fullName: 'Priya Raman', role: 'client', company: 'Lanterna Labs' },
  {
    username: 'oskar.brandt',
    fullName: 'Oskar Brandt',
    role: 'client',
    company: 'Brandt & Töchter',
  },
  { username: 'salma.haddad', fullName: 'Salma Haddad', role: 'client', company: 'Oryx Energy' },
  { username: 'diego.fuentes', fullName: 'Diego Fuentes', role: 'client', company: 'Puerto Claro' },
  {
    username: 'admin',
    fullName: 'Ada Sommer',
    role: 'admin',
    password: 'admin',
    part: 'organiser',
  },
  {
    username: 'client',
    fullName: 'Noah Berger',
    role: 'client',
    password: 'client',
    part: 'attendee',
  },
  {
    username: 'exhibitor',
    fullName: 'Rosa Lindner',
    role: 'client',
    company: 'Oryx Energy',
    password: 'exhibitor',
    part: 'exhibitor',
  },
];
