import type { Script } from './shape.ts';

export const lobby: Script = {
  from: 0,
  to: 16,
  most: 36,
  lines: [
    { by: 'Chiara', text: 'Just arrived. Who else is here for the cities track?' },
    { by: 'Rasmus', text: 'Me. And for the night trains, of course.', answers: true },
    {
      by: 'Orla',
      text: 'Has anyone been to the booth with the model of the school roof? I stayed far too long.',
    },
    {
      by: 'Marek',
      text: 'Samba Solar? The meter the pupils read themselves is clever.',
      answers: true,
    },
    {
      by: 'Henrik',
      text: 'Guten Tag aus Kiel. Hier regnet es waagerecht, ich bleibe gern drinnen.',
    },
    { by: 'João', text: 'Bom dia a todos! Alguém mais a ver do comboio?' },
    {
      by: 'Elif',
      text: 'I have three sessions starred at the same time. Sending my colleagues to two of them.',
    },
    {
      by: 'Kofi',
      text: 'That is what colleagues are for. Swap notes in the coffee corner afterwards.',
      answers: true,
    },
    {
      by: 'Noor',
      text: 'Is “Care is work” the one with the nurses’ timetable? I would not want to miss it.',
    },
    {
      by: 'Imani',
      text: 'Yes. Bring a question, the three of them answer everything.',
      answers: true,
    },
    {
      by: 'Fionn',
      text: 'Small request: if you ask on the stage, say which town you are from. It helps a lot.',
    },
    {
      by: 'Gaëlle',
      text: 'Bonjour de Rennes ! Les sous-titres français sont bien mieux que l’an dernier.',
    },
    {
      by: 'Leïla',
      text: 'Je confirme, j’ai pu suivre Rui Castro sans rien perdre.',
      answers: true,
    },
    {
      by: 'Davi',
      text: 'Does anybody have a number for how many streets Lisbon has closed to cars since spring?',
    },
    {
      by: 'Pilar',
      text: 'Eleven, if you count the two that are only closed on Sundays.',
      answers: true,
    },
    {
      by: 'Sofía',
      text: 'Counting Sundays is fair. That is when people look at their street.',
      answers: true,
    },
    {
      by: 'Rasmus',
      text: 'I like that the breaks are as long as the talks. Somebody has thought about that.',
    },
    {
      by: 'Marek',
      text: 'Our council votes on parking next week. I am here to collect arguments.',
    },
    {
      by: 'Chiara',
      text: 'Take the school run. Nobody votes against children who walk.',
      answers: true,
    },
    { by: 'Orla', text: 'Where do I see who is at which booth right now?' },
    {
      by: 'Noor',
      text: 'In the exhibit hall, the cards say how many of their staff are online.',
      answers: true,
    },
    { by: 'Elif', text: 'Tidewater Transit just answered me within a minute. In my language!' },
    {
      by: 'Henrik',
      text: 'Der Vortrag über Moos war überraschend gut. Ich sehe Mauern jetzt anders.',
    },
    { by: 'Imani', text: 'For the record: the ducks still have the roundabout.' },
    { by: 'Kofi', text: 'As they should.', answers: true },
    {
      by: 'Fionn',
      text: 'What is everybody’s one thing to take home so far? Mine: measure at 1.20 metres.',
    },
    { by: 'Gaëlle', text: 'Que la place publique se dessine assis sur un banc.', answers: true },
    { by: 'João', text: 'Ouvir primeiro, construir menos.', answers: true },
    {
      by: 'Pilar',
      text: 'Is somebody from a town below ten thousand people here? I would love to compare notes.',
    },
    { by: 'Sofía', text: 'We are 6,200, with one bus. Write to me!', answers: true },
    {
      by: 'Davi',
      text: 'The stage clock and my kitchen clock disagree by a second. I trust the stage.',
    },
    { by: 'Leïla', text: 'Quelqu’un a-t-il noté le nom du livre cité par Camille Perrin ?' },
    { by: 'Gaëlle', text: '“Dormir debout”, chez un petit éditeur de Nantes.', answers: true },
    {
      by: 'Noor',
      text: 'I am moving between the stage and the hall with a sandwich. The good thing about online.',
    },
    {
      by: 'Rasmus',
      text: 'Reminder: the workshop fills up. If you starred it and do not go, take the star back.',
    },
    { by: 'Chiara', text: 'Done. Somebody who really goes can have my place.', answers: true },
    { by: 'Marek', text: 'Is there a list of all the towns that pay neighbours by the turbine?' },
    { by: 'Fionn', text: 'At the Oryx booth, under documents. Page two.', answers: true },
    {
      by: 'Orla',
      text: 'Somebody said “slow machines” was the best talk of the day. I was in the wrong room again.',
    },
    {
      by: 'Elif',
      text: 'Recordings come with the session, you can still be in the right room.',
      answers: true,
    },
    { by: 'Henrik', text: 'Weiß jemand, ob der Workshop zur Kreuzung noch einmal angeboten wird?' },
    { by: 'Davi', text: 'They said in autumn, in three cities.', answers: true },
    {
      by: 'Imani',
      text: 'To the person who asked about toilets for bus drivers: thank you. Finally.',
    },
    {
      by: 'Kofi',
      text: 'I have met four people from my own city here. We live twenty minutes apart.',
    },
    { by: 'Pilar', text: 'Conferences: the long way round to your neighbours.', answers: true },
    { by: 'Sofía', text: 'Quick poll: do you watch with the chat open or closed?' },
    { by: 'Noor', text: 'Open. Half of the talk is in here.', answers: true },
    { by: 'João', text: 'A Thandi Mokoena tem razão: preços que se percebem mudam hábitos.' },
    { by: 'Leïla', text: 'Chez nous, la machine à laver attend midi depuis un an. Ça marche.' },
    {
      by: 'Rasmus',
      text: 'I have written “who pays for it?” on a card and hold it up in every meeting.',
    },
    { by: 'Marek', text: 'May I borrow the card for next week?', answers: true },
    { by: 'Chiara', text: 'The heat pump talk had the most honest slide: “This did not work.”' },
    { by: 'Gaëlle', text: 'J’ai visité six stands. Mes pieds ne disent rien, c’est nouveau.' },
    {
      by: 'Fionn',
      text: 'Who would join a walk through the exhibit hall in ten minutes? Meet at Brückenwerk.',
    },
    { by: 'Orla', text: 'I am in. I want to hear the bridge.', answers: true },
    { by: 'Davi', text: 'Me too.', answers: true },
    { by: 'Elif', text: 'Does the certificate come by itself, or do I have to ask for it?' },
    { by: 'Imani', text: 'By itself, on the evening of the last day.', answers: true },
    { by: 'Henrik', text: 'Kaffeepause. Bis gleich in der Kaffeeecke.' },
    {
      by: 'Kofi',
      text: 'If you can spare a minute: the school library talk needs more stars. It deserves them.',
    },
    {
      by: 'Pilar',
      text: 'Starred. A workshop in every library, what is there not to like?',
      answers: true,
    },
    { by: 'Sofía', text: 'My boss asked what I learnt today. I sent a drawing of a bench.' },
    {
      by: 'Noor',
      text: 'Was that the answer to the question about budgets? I lost the sound for a moment.',
    },
    { by: 'Rasmus', text: 'It was: start with paint, pay for stone later.', answers: true },
    { by: 'João', text: 'Obrigado à organização, está tudo a correr muito bem.' },
    {
      by: 'Leïla',
      text: 'Je prends le train de nuit ce soir, donc je vérifierai tout ce qui a été dit.',
    },
    { by: 'Marek', text: 'Please report on the breakfast.', answers: true },
    { by: 'Chiara', text: 'Back from lunch. What did I miss?' },
    {
      by: 'Fionn',
      text: 'Five empty houses became eleven flats. You can still ask Hiroshi Endo about the roof.',
      answers: true,
    },
  ],
};
