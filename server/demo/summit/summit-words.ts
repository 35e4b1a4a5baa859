import { four } from './shape.ts';

export const tagline = four(
  'Three days online about how we want to live next',
  'Drei Tage online darüber, wie wir künftig leben wollen',
  'Trois jours en ligne sur la façon dont nous voulons vivre demain',
  'Três dias em linha sobre como queremos viver a seguir',
);

export const description = four(
  'Horizon Summit brings together people who look after climate, cities, care, work and the digital everyday. Sixty sessions on four stages and in four languages: come for the keynotes, stay for the workshops, and leave with names you can call.',
  'Der Horizon Summit führt Menschen zusammen, die sich um Klima, Städte, Pflege, Arbeit und den digitalen Alltag kümmern. Sechzig Programmpunkte an vier Orten und in vier Sprachen: Kommen Sie wegen der Vorträge, bleiben Sie wegen der Workshops, und gehen Sie mit Namen, die Sie anrufen können.',
  'Horizon Summit réunit celles et ceux qui prennent soin du climat, des villes, de la santé, du travail et du quotidien numérique. Soixante rendez-vous, quatre lieux, quatre langues : venez pour les conférences, restez pour les ateliers et repartez avec des noms à appeler.',
  'O Horizon Summit junta quem cuida do clima, das cidades, da saúde, do trabalho e do quotidiano digital. Sessenta sessões em quatro espaços e quatro línguas: venha pelas conferências, fique pelas oficinas e leve consigo nomes a quem telefonar.',
);
