import { type Conversation, onFriday, out, planned, today } from '../conversation'

const usual =
  'Lentejas estofadas, Ensalada mixta, Merluza a la plancha, Merluza en salsa, Pollo asado, Flan casero'
const stands = (dishes: string, price = '12.5') => [`hoy published ${price}: ${dishes} · pan+bebida`]
const withoutChicken = usual.replace('Pollo asado', 'Pollo asado!')

/** Dishes of a menu that is out. */
export const dishes: Conversation[] = [
  {
    meant: 'sold out',
    start: out,
    says: [
      [
        'agotado el pollo',
        'no queda pollo',
        'se acabó el pollo',
        'ya no hay pollo',
        'nos hemos quedado sin pollo',
        'pollo agotado',
        'el pollo se ha terminado',
        'sin pollo',
        'tacha agotado el pollo',
        'de pollo ya no queda',
        'no nos queda ni un pollo',
        'sold out pollo',
        'fuera pollo, se ha acabado',
      ].filter((line) => !/tacha|fuera/.test(line)),
    ],
    stands: stands(withoutChicken),
  },
  {
    meant: 'two dishes sold out',
    start: out,
    says: [
      [
        'no queda pollo ni flan',
        'agotados el pollo y el flan',
        'se han acabado el pollo y el flan',
        'no hay pollo y no hay flan',
        'sin pollo y sin flan',
      ],
    ],
    stands: stands(usual.replace('Pollo asado, Flan casero', 'Pollo asado!, Flan casero!')),
  },
  {
    meant: 'which of two, in words',
    start: out,
    says: [
      ['no queda merluza', 'se ha acabado la merluza', 'agotada la merluza'],
      ['la de salsa', 'en salsa', 'la merluza en salsa', 'pues la de salsa', 'la segunda'],
    ],
    stands: stands(usual.replace('Merluza en salsa', 'Merluza en salsa!')),
  },
  {
    meant: 'sold out, and back',
    start: out,
    says: [
      'agotado el pollo',
      [
        'vuelve el pollo',
        'hay pollo otra vez',
        'de pollo sí queda',
        'sí queda pollo',
        'vuelve a haber pollo',
        'ha llegado más pollo',
        'ya hay pollo',
        'el pollo vuelve',
        'vuelve a ponerlo',
        'ponlo otra vez',
        'deshaz',
        'perdón, sí hay pollo',
      ],
    ],
    stands: [today],
  },
  {
    meant: 'of two that are sold out one is back',
    start: out,
    says: ['no queda pollo ni flan', ['de pollo sí queda', 'pollo sí hay', 'sí que queda pollo']],
    stands: stands(usual.replace('Flan casero', 'Flan casero!')),
  },
  {
    meant: 'a dish that is out is replaced',
    start: out,
    says: [
      [
        'cambia el pollo por conejo',
        'en vez de pollo, conejo',
        'hoy en lugar del pollo hay conejo',
        'quita el pollo y pon conejo',
        'no hay pollo, hay conejo',
      ],
    ],
    stands: stands(usual.replace('Pollo asado', 'Conejo')),
  },
  {
    meant: 'replaced, and back as it was',
    start: out,
    says: [
      'cambia el pollo por conejo',
      ['deshaz', 'deshacer', 'vuelve atrás', 'déjalo como estaba', 'undo', 'no, deshazlo'],
    ],
    stands: [today],
  },
  {
    meant: 'the price of what is out',
    start: out,
    says: [
      [
        'precio 13',
        'el menú a 13',
        'sube 50 céntimos',
        'cambia el precio a 13',
        'hoy a 13',
        'súbelo a 13 euros',
      ],
    ],
    stands: stands(usual, '13'),
  },
  {
    meant: 'a dish of another day',
    start: planned,
    says: [
      [
        'el viernes cambia el pollo por conejo',
        'cambia el pollo del viernes por conejo',
        'para el viernes, en vez de pollo, conejo',
        'el viernes quita el pollo y pon conejo',
      ],
    ],
    stands: [today, onFriday.replace('Pollo asado', 'Conejo')],
  },
  {
    meant: 'the price of another day, and then a dish of it',
    start: planned,
    says: [
      ['el viernes a 16', 'el precio del viernes, 16', 'pon el viernes a 16'],
      ['y quita el flan', 'y sin flan'],
    ],
    stands: [today, onFriday.replace('15:', '16:').replace(', Flan casero', '')],
  },
  {
    meant: 'a dish that is not there: nothing changes, and the list is offered',
    start: out,
    says: [['quita el besugo', 'agotado el besugo', 'cambia el besugo por lubina', 'no queda besugo']],
    stands: [today],
    answer: /No encuentro «[Bb]esugo»/,
  },
  {
    meant: 'a dish that is not there, and then the right one',
    start: out,
    says: [
      ['agotado el besugo', 'no queda besugo'],
      ['el pollo', 'pollo', 'digo el pollo', 'pollo asado'],
    ],
    stands: stands(withoutChicken),
  },
  {
    meant: 'a menu for another service does not touch lunch',
    start: out,
    says: ['Cena 20 €\nPrimeros\nConsomé\nSegundos\nLubina', 'publica'],
    stands: [today, 'hoy cena published 20: Consomé, Lubina'],
  },
  {
    meant: 'a question about a dish changes nothing',
    start: out,
    says: [
      [
        '¿queda pollo?',
        '¿hay pollo hoy?',
        'queda pollo?',
        '¿qué tiene la merluza?',
        '¿cuánto lleva el pollo en el horno?',
        'se ha acabado el pollo?',
      ],
    ],
    stands: [today],
  },
  {
    meant: 'a joke, a complaint or an order of a diner changes nothing',
    start: out,
    says: [
      [
        'entran un pollo y una merluza en un bar',
        'el pollo de ayer estaba seco',
        'jajaja',
        'apunta mesa para dos con lentejas',
        'reserva para 4 a las 9',
        'vaya día llevamos',
        'se ha roto el horno',
        'ponme una caña',
        'pon la tele',
      ],
    ],
    stands: [today],
  },
  {
    meant: 'sold out of what is out, while another menu is pending',
    start: out,
    says: [
      'Menú de mañana 11 €\nPrimeros\nGazpacho\nSegundos\nCalamares',
      ['no queda pollo', 'agotado el pollo'],
    ],
    stands: stands(withoutChicken),
  },
  {
    meant: 'another dish is sold out too',
    start: out,
    says: [
      'no queda pollo',
      ['y el flan', 'el flan también', 'también el flan', 'ni flan', 'tampoco queda flan', 'y flan tampoco'],
    ],
    stands: stands(usual.replace('Pollo asado, Flan casero', 'Pollo asado!, Flan casero!')),
  },
]
