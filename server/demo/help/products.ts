import type { DemoCategory } from './words.ts';

/** What is asked about what is sold. */
export const productHelp: DemoCategory = {
  slug: 'product-services',
  icon: 'Settings',
  title: [
    'Products and services',
    'Produkte und Leistungen',
    'Produits et services',
    'Produtos e serviços',
  ],
  lead: [
    'What can be had here',
    'Was es hier gibt',
    'Ce que l’on trouve ici',
    'O que pode obter aqui',
  ],
  articles: [
    {
      title: [
        'Does my cart keep things for me?',
        'Hält mein Warenkorb die Sachen für mich zurück?',
        'Mon panier réserve-t-il les articles ?',
        'O meu carrinho reserva os artigos?',
      ],
      answer: [
        'No. Things are yours when you order. If a price changed or something ran out meanwhile, the cart says so first.',
        'Nein. Erst mit der Bestellung gehört Ihnen etwas. Hat sich ein Preis geändert oder ist etwas ausverkauft, sagt der Warenkorb das vorher.',
        'Non. Un article est à vous quand vous commandez. Si un prix a changé ou qu’un article manque, le panier le dit d’abord.',
        'Não. Os artigos são seus quando encomenda. Se um preço mudou ou algo esgotou, o carrinho avisa antes.',
      ],
    },
    {
      title: [
        'What is the wishlist for?',
        'Wozu ist die Wunschliste da?',
        'À quoi sert la liste de souhaits ?',
        'Para que serve a lista de desejos?',
      ],
      answer: [
        'It keeps what you like until you decide. Only you see it.',
        'Sie bewahrt auf, was Ihnen gefällt, bis Sie sich entscheiden. Nur Sie sehen sie.',
        'Elle garde ce qui vous plaît jusqu’à votre décision. Vous seul la voyez.',
        'Guarda aquilo de que gosta até se decidir. Só você a vê.',
      ],
    },
    {
      title: [
        'Where do I see what a plan costs?',
        'Wo sehe ich, was ein Tarif kostet?',
        'Où voir le prix d’une formule ?',
        'Onde vejo quanto custa um plano?',
      ],
      answer: [
        'On the pricing page: monthly or yearly, with everything each plan has side by side.',
        'Auf der Seite mit den Preisen: monatlich oder jährlich, mit allen Leistungen im Vergleich.',
        'Sur la page des tarifs : au mois ou à l’année, avec toutes les formules côte à côte.',
        'Na página de preços: por mês ou por ano, com todos os planos lado a lado.',
      ],
    },
  ],
};
