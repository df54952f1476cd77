import type { Guide } from './guide'

export const fr: Guide = {
  title: 'Qu’est-ce qu’un menú del día ?',
  description:
    'Comment fonctionne le menu du midi espagnol : horaires, plats, demi-menu, ce que le prix comprend, et le pourboire.',
  lead: 'C’est ainsi que l’Espagne déjeune en semaine : un prix fixe, une courte liste qui change chaque jour, et une addition sans surprise.',
  sections: [
    {
      title: 'Les horaires',
      text: [
        'Il est servi le midi, surtout du lundi au vendredi, d’environ 13:00 à 16:00. Les Espagnols passent à table entre 14:00 et 15:00 : venez à 13:00 pour trouver de la place, et pas après 15:30, quand la cuisine commence à fermer.',
        'Certains restaurants le proposent aussi le week-end, plus cher, et quelques-uns le soir. Sur Mantel, chaque menu indique ses horaires.',
      ],
    },
    {
      title: 'Les plats',
      text: [
        'Vous choisissez un plat parmi les <es>primeros</es> (soupe, salade, légumes secs, pâtes, riz) et un parmi les <es>segundos</es> (viande ou poisson, le plus souvent). Ensuite vient le dessert ou le café ; certains offrent les deux.',
        'Les deux sont de vraies assiettes. Un plat suivi d’un prix précédé d’un plus coûte ce supplément.',
      ],
    },
    {
      title: 'Le demi-menu',
      text: [
        'Le <es>medio menú</es> compte un seul plat au lieu de deux, pour moins cher. Il comprend d’ordinaire aussi le pain, la boisson et le dessert ou le café. Tous les restaurants n’en ont pas : Mantel en donne le prix quand il existe.',
      ],
    },
    {
      title: 'Pain, boisson et dessert',
      text: [
        'Ils sont en général compris : le pain, une boisson (eau, vin, bière ou soda) et le dessert ou le café. Cela dépend du restaurant ; le menu dit ce qui est compris. Le reste se paie à part.',
      ],
    },
    {
      title: 'Le pourboire et l’addition',
      text: [
        'Les taxes sont comprises et le pourboire n’est pas obligatoire. On laisse la petite monnaie, ou un ou deux euros si l’on est content ; personne n’attend un pourcentage.',
        'Demandez l’addition (« <es>la cuenta, por favor</es> ») : on ne vous l’apportera pas sans cela, pour ne pas vous presser.',
      ],
    },
    {
      title: 'Allergies et régimes',
      text: [
        'Tout restaurant doit pouvoir vous dire lesquels des quatorze allergènes de la loi européenne se trouvent dans chaque plat. Demandez, même si le menu n’en dit rien : un plat mijoté, ou un plat « de légumes », peut contenir du jambon ou du bouillon.',
      ],
    },
  ],
  find: 'Trouvez les menus du jour près de chez vous',
}
