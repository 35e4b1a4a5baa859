import type { BookingQuestionInput } from '@plenum/contract';
import { four } from './shape.ts';

export interface Asked extends Pick<BookingQuestionInput, 'kind' | 'label' | 'per'> {
  fills?: BookingQuestionInput['fills'];
  purpose?: BookingQuestionInput['purpose'];
  options?: readonly BookingQuestionInput['label'][];
  isRequired?: true;
  keptDays?: number;
  /** Only where the question before was answered with this option. */
  after?: number;
  /** Places among what is offered. */
  for?: readonly number[];
}

export const questions: readonly Asked[] = [
  {
    kind: 'one',
    label: four('What do you eat?', 'Was essen Sie?', 'Que mangez-vous ?', 'O que come?'),
    purpose: four(
      'The kitchen cooks by these numbers.',
      'Die Küche kocht nach diesen Zahlen.',
      'La cuisine prévoit d’après ces chiffres.',
      'A cozinha guia-se por estes números.',
    ),
    options: [
      four('Everything', 'Alles', 'De tout', 'De tudo'),
      four('Vegetarian', 'Vegetarisch', 'Végétarien', 'Vegetariano'),
      four('Vegan', 'Vegan', 'Végan', 'Vegano'),
      four('I have an allergy', 'Ich habe eine Allergie', 'J’ai une allergie', 'Tenho uma alergia'),
    ],
    isRequired: true,
    per: 'place',
    keptDays: 14,
    for: [0, 2, 3],
  },
  {
    kind: 'text',
    label: four(
      'What are you allergic to?',
      'Wogegen sind Sie allergisch?',
      'À quoi êtes-vous allergique ?',
      'A que é alérgico?',
    ),
    isRequired: true,
    per: 'place',
    keptDays: 14,
    after: 4,
    for: [0, 2, 3],
  },
  {
    kind: 'file',
    label: four(
      'Your student card',
      'Ihr Studierendenausweis',
      'Votre carte d’étudiant',
      'O seu cartão de estudante',
    ),
    purpose: four(
      'Student prices are only for students.',
      'Der Studierendenpreis gilt nur für Studierende.',
      'Le tarif étudiant est réservé aux étudiants.',
      'O preço de estudante é só para estudantes.',
    ),
    per: 'place',
    keptDays: 14,
    for: [2],
  },
  {
    kind: 'yes_no',
    label: four(
      'Do you need a place for a wheelchair?',
      'Brauchen Sie einen Platz für einen Rollstuhl?',
      'Avez-vous besoin d’une place pour fauteuil roulant ?',
      'Precisa de um lugar para cadeira de rodas?',
    ),
    per: 'place',
    keptDays: 14,
    for: [0, 2, 3],
  },
  {
    kind: 'country',
    label: four(
      'Where do you come from?',
      'Woher kommen Sie?',
      'D’où venez-vous ?',
      'De onde vem?',
    ),
    per: 'place',
  },
  {
    kind: 'text',
    label: four(
      'What do you do, in one line?',
      'Was machen Sie, in einer Zeile?',
      'Que faites-vous, en une ligne ?',
      'O que faz, numa linha?',
    ),
    per: 'place',
    fills: 'headline',
  },
  {
    kind: 'several',
    label: four(
      'What brings you here?',
      'Was führt Sie her?',
      'Qu’est-ce qui vous amène ?',
      'O que o traz cá?',
    ),
    options: [
      four('The talks', 'Die Vorträge', 'Les conférences', 'As palestras'),
      four('The people', 'Die Menschen', 'Les rencontres', 'As pessoas'),
      four('The exhibition', 'Die Ausstellung', 'L’exposition', 'A exposição'),
    ],
    per: 'place',
  },
  {
    kind: 'long_text',
    label: four(
      'Anything else we should know?',
      'Was sollten wir noch wissen?',
      'Autre chose à nous dire ?',
      'Mais alguma coisa que devamos saber?',
    ),
    per: 'booking',
  },
];
