/** What files call the name of whoever comes, in small letters without accents or signs. */
export const headsOfPeople = {
  name: [
    'attendee name',
    'full name',
    'teilnehmername',
    'nom complet',
    'nom et prenom',
    'nome completo',
    'nome',
  ],
  given: [
    'first name',
    'attendee name given name',
    'given name',
    'vorname',
    'prenom',
    'nome proprio',
  ],
  family: [
    'last name',
    'attendee name family name',
    'family name',
    'surname',
    'nachname',
    'nom de famille',
    'nom',
    'apelido',
    'sobrenome',
  ],
} as const;
