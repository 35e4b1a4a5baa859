import type { DemoCategory } from './words.ts';

/** What is asked about the shop. */
export const orderHelp: readonly DemoCategory[] = [
  {
    slug: 'payment',
    icon: 'CreditCard',
    title: ['Payment', 'Zahlung', 'Paiement', 'Pagamento'],
    lead: [
      'Ways to pay, invoices and taxes',
      'Zahlungsarten, Rechnungen und Steuern',
      'Moyens de paiement, factures et taxes',
      'Formas de pagamento, faturas e impostos',
    ],
    articles: [
      {
        title: [
          'How can I pay?',
          'Wie kann ich bezahlen?',
          'Comment puis-je payer ?',
          'Como posso pagar?',
        ],
        answer: [
          'By bank transfer with the details on the invoice, or by card where the organisers have connected it.\nThe checkout shows the ways that are open to you.',
          'Per Überweisung mit den Angaben auf der Rechnung oder mit Karte, wo das Organisationsteam das eingerichtet hat.\nDie Kasse zeigt, welche Wege Ihnen offenstehen.',
          'Par virement avec les indications de la facture, ou par carte si les organisateurs l’ont prévu.\nLa caisse montre les moyens disponibles.',
          'Por transferência com os dados da fatura, ou por cartão se os organizadores o tiverem ligado.\nO checkout mostra as formas disponíveis.',
        ],
      },
      {
        title: [
          'When do I get my invoice?',
          'Wann bekomme ich meine Rechnung?',
          'Quand vais-je recevoir ma facture ?',
          'Quando recebo a minha fatura?',
        ],
        answer: [
          'The moment you order. You find it with the order among your orders in the shop.',
          'In dem Moment, in dem Sie bestellen. Sie finden sie bei der Bestellung unter Ihren Bestellungen im Shop.',
          'Dès que vous commandez. Elle se trouve avec la commande, parmi vos commandes dans la boutique.',
          'No momento em que encomenda. Encontra-a com a encomenda, nas suas encomendas na loja.',
        ],
      },
      {
        title: [
          'Are taxes included in the prices?',
          'Enthalten die Preise die Steuer?',
          'Les taxes sont-elles comprises dans les prix ?',
          'Os preços incluem impostos?',
        ],
        answer: [
          'Yes. Every price in the shop includes tax; checkout and invoice tell how much of it is tax.',
          'Ja. Alle Preise im Shop enthalten die Steuer; Kasse und Rechnung zeigen, wie viel davon Steuer ist.',
          'Oui. Tous les prix de la boutique comprennent les taxes ; la caisse et la facture en indiquent le montant.',
          'Sim. Todos os preços da loja incluem impostos; o checkout e a fatura mostram quanto é.',
        ],
      },
      {
        title: [
          'I paid by transfer. When does my order show it?',
          'Ich habe überwiesen. Wann zeigt meine Bestellung das?',
          'J’ai payé par virement. Quand ma commande l’indique-t-elle ?',
          'Paguei por transferência. Quando aparece na encomenda?',
        ],
        answer: [
          'As soon as the organisers have matched the transfer with the invoice from their bank statement. Write the number of the invoice into the purpose of the transfer: then it is found by itself.',
          'Sobald das Organisationsteam die Überweisung aus seinem Kontoauszug der Rechnung zugeordnet hat. Nennen Sie im Verwendungszweck die Rechnungsnummer: dann wird sie von selbst gefunden.',
          'Dès que les organisateurs ont rapproché le virement de la facture à partir de leur relevé. Indiquez le numéro de la facture dans le motif : il est alors reconnu tout seul.',
          'Assim que os organizadores associarem a transferência à fatura a partir do extrato. Escreva o número da fatura no descritivo: assim é reconhecida sozinha.',
        ],
        isKnowledgeOnly: true,
      },
    ],
  },
  {
    slug: 'delivery',
    icon: 'ShoppingBag',
    title: ['Delivery', 'Lieferung', 'Livraison', 'Entrega'],
    lead: [
      'Shipping and addresses',
      'Versand und Adressen',
      'Envoi et adresses',
      'Envio e moradas',
    ],
    articles: [
      {
        title: [
          'When is my order shipped?',
          'Wann wird meine Bestellung verschickt?',
          'Quand ma commande est-elle expédiée ?',
          'Quando é enviada a minha encomenda?',
        ],
        answer: [
          'The organisers ship it after it is paid. The order then says so among your orders.',
          'Das Organisationsteam verschickt sie, nachdem sie bezahlt ist. Das steht dann bei der Bestellung unter Ihren Bestellungen.',
          'Les organisateurs l’expédient une fois payée. La commande l’indique alors parmi vos commandes.',
          'Os organizadores enviam-na depois de paga. A encomenda passa então a dizê-lo, nas suas encomendas.',
        ],
      },
      {
        title: [
          'Why am I asked for an address?',
          'Warum werde ich nach einer Adresse gefragt?',
          'Pourquoi me demande-t-on une adresse ?',
          'Porque me pedem uma morada?',
        ],
        answer: [
          'The invoice needs an address, and so do things that are sent to you.',
          'Die Rechnung braucht eine Adresse, und alles, was Ihnen geschickt wird, ebenso.',
          'La facture a besoin d’une adresse, tout comme ce qui vous est envoyé.',
          'A fatura precisa de uma morada, tal como o que lhe é enviado.',
        ],
      },
      {
        title: [
          'Can I keep my address for next time?',
          'Kann ich meine Adresse für das nächste Mal behalten?',
          'Puis-je garder mon adresse pour la prochaine fois ?',
          'Posso guardar a minha morada para a próxima vez?',
        ],
        answer: [
          'Yes, if you say so at the checkout. Up to ten addresses are kept for you.',
          'Ja, wenn Sie das an der Kasse angeben. Bis zu zehn Adressen werden für Sie aufgehoben.',
          'Oui, si vous le demandez à la caisse. Jusqu’à dix adresses sont conservées pour vous.',
          'Sim, se o pedir no checkout. São guardadas até dez moradas.',
        ],
      },
    ],
  },
  {
    slug: 'cancellation-return',
    icon: 'RefreshCw',
    title: [
      'Cancellation and return',
      'Stornierung und Rückgabe',
      'Annulation et retour',
      'Cancelamento e devolução',
    ],
    lead: [
      'When plans change',
      'Wenn sich Pläne ändern',
      'Quand les projets changent',
      'Quando os planos mudam',
    ],
    articles: [
      {
        title: [
          'Can an order be cancelled?',
          'Kann eine Bestellung storniert werden?',
          'Une commande peut-elle être annulée ?',
          'Uma encomenda pode ser cancelada?',
        ],
        answer: [
          'As long as it has not been shipped. Ask the organisers in the Admin Chat.',
          'Solange sie nicht verschickt ist. Fragen Sie das Organisationsteam im Hilfe-Chat.',
          'Tant qu’elle n’a pas été expédiée. Demandez aux organisateurs dans « Aide en direct ».',
          'Enquanto não tiver sido enviada. Peça aos organizadores no Chat de ajuda.',
        ],
      },
      {
        title: [
          'How do I get my money back?',
          'Wie bekomme ich mein Geld zurück?',
          'Comment suis-je remboursé ?',
          'Como recebo o meu dinheiro de volta?',
        ],
        answer: [
          'The organisers give it back the way it came. A credit note takes the invoice back, in whole or in part.',
          'Das Organisationsteam erstattet es auf dem Weg, auf dem es kam. Eine Gutschrift hebt die Rechnung ganz oder teilweise auf.',
          'Les organisateurs le rendent par le moyen utilisé. Un avoir annule la facture, en tout ou en partie.',
          'Os organizadores devolvem-no pela via por que veio. Uma nota de crédito anula a fatura, no todo ou em parte.',
        ],
      },
      {
        title: [
          'What happens to an order nobody pays?',
          'Was wird aus einer Bestellung, die niemand bezahlt?',
          'Que devient une commande que personne ne paie ?',
          'O que acontece a uma encomenda por pagar?',
        ],
        answer: [
          'It ends by itself some days after it was due, and what was ordered is free for others again.',
          'Sie endet einige Tage nach der Fälligkeit von selbst, und das Bestellte ist wieder für andere da.',
          'Elle prend fin d’elle-même quelques jours après l’échéance, et les articles sont de nouveau disponibles.',
          'Termina por si alguns dias após o vencimento, e os artigos voltam a ficar disponíveis.',
        ],
        isKnowledgeOnly: true,
      },
    ],
  },
  {
    slug: 'my-orders',
    icon: 'Package',
    title: ['My orders', 'Meine Bestellungen', 'Mes commandes', 'As minhas encomendas'],
    lead: [
      'What you bought, and what became of it',
      'Was Sie gekauft haben und was daraus wurde',
      'Vos achats et leur suivi',
      'O que comprou e o que aconteceu',
    ],
    articles: [
      {
        title: [
          'Where do I find my orders?',
          'Wo finde ich meine Bestellungen?',
          'Où trouver mes commandes ?',
          'Onde encontro as minhas encomendas?',
        ],
        answer: [
          'In the shop, under your orders: each with its state, its invoice and what happened to it.',
          'Im Shop unter Ihren Bestellungen: jede mit Stand, Rechnung und Verlauf.',
          'Dans la boutique, parmi vos commandes : chacune avec son état, sa facture et son historique.',
          'Na loja, nas suas encomendas: cada uma com o estado, a fatura e o histórico.',
        ],
      },
      {
        title: [
          'What do the states of an order mean?',
          'Was bedeuten die Zustände einer Bestellung?',
          'Que signifient les états d’une commande ?',
          'O que significam os estados de uma encomenda?',
        ],
        answer: [
          'Placed: it waits for payment. Paid: the money is there. Shipped: it is on its way. Done: all of it has arrived. Cancelled: it was taken back.',
          'Bestellt: sie wartet auf die Zahlung. Bezahlt: das Geld ist da. Verschickt: sie ist unterwegs. Erledigt: alles ist angekommen. Storniert: sie wurde aufgehoben.',
          'Passée : elle attend le paiement. Payée : l’argent est arrivé. Expédiée : elle est en route. Terminée : tout est arrivé. Annulée : elle a été retirée.',
          'Feita: aguarda pagamento. Paga: o dinheiro chegou. Enviada: está a caminho. Concluída: tudo chegou. Cancelada: foi anulada.',
        ],
      },
      {
        title: [
          'Can I rate what I bought?',
          'Kann ich bewerten, was ich gekauft habe?',
          'Puis-je noter ce que j’ai acheté ?',
          'Posso avaliar o que comprei?',
        ],
        answer: [
          'Yes, once it is paid: one to five stars and a comment if you like. It is shown without your name.',
          'Ja, sobald es bezahlt ist: mit einem bis fünf Sternen und, wenn Sie mögen, einem Kommentar. Ihr Name wird nicht gezeigt.',
          'Oui, une fois payé : de une à cinq étoiles et un commentaire si vous voulez. Votre nom n’est pas affiché.',
          'Sim, depois de pago: de uma a cinco estrelas e um comentário, se quiser. O seu nome não aparece.',
        ],
      },
    ],
  },
];
