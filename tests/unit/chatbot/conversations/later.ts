import { type Conversation, menu, out, today } from '../conversation'

const publish = ['publica', 'publícalo', 'venga, publícalo ya', 'sí', 'vale', '👍']
const done = (dishes: string, more = '', price = '12') => [`hoy published ${price}: ${dishes}${more}`]
const whole = 'Lentejas, Ensalada mixta, Merluza en salsa, Pollo asado'

/** Orders for later, and changes of several kinds in one message. */
export const later: Conversation[] = [
  {
    meant: 'said to be published later: nothing is published now',
    says: [
      menu,
      [
        'luego lo publico',
        'no sé, luego te digo',
        'lo publico luego',
        'más tarde lo publico',
        'ya te digo',
        'para para',
      ],
    ],
    stands: [],
  },
  {
    meant: 'published tomorrow, not today',
    says: [
      menu,
      ['publícalo mañana', 'publícalo mañana a las 9', 'que salga mañana a las 9', 'prográmalo para mañana'],
    ],
    stands: [`mañana scheduled 12: ${whole} · 9:00`],
  },
  {
    meant: 'kept as a draft',
    says: [menu, ['guárdalo', 'guardar borrador', 'déjalo en borrador', 'guárdalo como borrador']],
    stands: [`hoy draft 12: ${whole}`],
  },
  {
    meant: 'a garnish for a dish',
    says: [
      menu,
      [
        'el pollo va con patatas',
        'el pollo es con patatas',
        'cambia el pollo por pollo asado con patatas',
        'el pollo lleva en realidad patatas',
      ].slice(0, 3),
      publish,
    ],
    stands: done('Lentejas, Ensalada mixta, Merluza en salsa, Pollo asado con patatas'),
  },
  {
    meant: 'two dishes with their courses',
    says: [
      menu,
      [
        'añade gazpacho de primero y flan de postre',
        'y gazpacho de primero y flan de postre',
        'de primero también gazpacho y de postre flan',
      ],
      publish,
    ],
    stands: done('Lentejas, Ensalada mixta, Gazpacho, Merluza en salsa, Pollo asado, Flan'),
  },
  {
    meant: 'price and what is included in one breath',
    says: [
      menu,
      [
        '13 con pan y bebida',
        'a 13 y con pan y bebida',
        'precio 13, incluye pan y bebida',
        'ponlo a 13 con pan y bebida',
      ],
      publish,
    ],
    stands: done(whole, ' · pan+bebida', '13'),
  },
  {
    meant: 'a yes with a change is the change, and asks again',
    says: [
      menu,
      ['sí, pero sin pollo', 'está bien pero sin pollo', 'vale pero quita el pollo', 'ok, sin pollo'],
      'hola',
    ],
    stands: [],
  },
  {
    meant: 'not today but another day',
    says: [
      menu,
      [
        'no es para hoy, es para el viernes',
        'es del viernes no de hoy',
        'hoy no, el viernes',
        'mañana no, el viernes',
      ],
      ['sí', 'programa'],
    ],
    stands: [`viernes scheduled 12: ${whole} · 9:00`],
  },
  {
    meant: 'published, and then it was for another day',
    says: [
      menu,
      'publica',
      ['no! era para mañana', 'era para mañana', 'perdón, era para mañana'],
      ['sí', 'vale', 'claro'],
    ],
    stands: [`mañana scheduled 12: ${whole} · 9:00`],
  },
  {
    meant: 'published, undone, and for another day',
    says: [menu, 'publica', ['deshaz', 'deshacer'], ['es para mañana', 'mejor mañana'], ['sí', 'programa']],
    stands: [`mañana scheduled 12: ${whole} · 9:00`],
  },
  {
    meant: 'the half menu corrected, not the menu',
    says: [menu, 'medio menú a 8', ['no perdón, a 8,50', '8,50', 'no, 8,50 €'], publish],
    stands: done(whole, ' · medio 8.5'),
  },
  {
    meant: 'two desserts at once',
    says: [menu, 'falta el postre', ['flan y natillas', 'flan, natillas', 'pues flan y natillas'], publish],
    stands: done(`${whole}, Flan, Natillas`),
  },
  {
    meant: 'a price that was just written is not asked about',
    says: [
      'Hoy: lentejas, ensalada, de segundo pollo o merluza, 12€',
      ['precio 12,50', 'a 12,50', 'no, 12,50'],
    ],
    stands: [],
    answer: /^Precio cambiado(?![\s\S]*Una duda)/,
  },
  {
    meant: 'one menu in several messages',
    says: [
      ['Primeros: lentejas, ensalada mixta', 'Primeros\nLentejas\nEnsalada mixta'],
      ['12', '12 €', 'precio 12'],
      ['Segundos: merluza en salsa, pollo asado', 'Segundos\nMerluza en salsa\nPollo asado'],
      ['Postres: flan', 'de postre flan', 'y de postre flan'],
      'publica',
    ],
    stands: done(`${whole}, Flan`),
  },
  {
    meant: 'one dish of its course is left',
    start: out,
    says: [['de segundo solo nos queda el pollo', 'solo queda pollo', 'de segundo ya solo hay pollo asado']],
    stands: [
      today.replace('Merluza a la plancha, Merluza en salsa', 'Merluza a la plancha!, Merluza en salsa!'),
    ],
    answer: /^Agotado: Merluza a la plancha y Merluza en salsa\. /,
  },
  {
    meant: 'some dishes stay, and the others of their course go',
    start: out,
    says: [
      [
        'deja solo el pollo y la merluza en salsa',
        'de segundo quita todo menos el pollo y la merluza en salsa',
      ],
    ],
    stands: [today.replace('Merluza a la plancha, ', '')],
  },
  {
    meant: 'all is sold out but one dish',
    start: out,
    says: [['se ha acabado todo menos el pollo', 'todo agotado menos el pollo']],
    stands: [
      today.replace(
        /(?<=12.5: )(.*)(?= ·)/,
        'Lentejas estofadas!, Ensalada mixta!, Merluza a la plancha!, Merluza en salsa!, Pollo asado, Flan casero!',
      ),
    ],
  },
  {
    meant: 'one thing that is ordered twice is asked once',
    start: out,
    says: ['borra el menú de hoy, que al final no abrimos', 'sí'],
    stands: [],
  },
  {
    meant: 'undone twice: two steps back',
    says: [
      menu,
      'publica',
      'precio 13',
      'publica',
      'precio 14',
      'publica',
      'deshaz',
      ['deshaz', 'deshazlo otra vez', 'deshacer'],
    ],
    stands: done(whole),
  },
  {
    meant: 'undone more often than written',
    says: [menu, 'publica', 'deshaz', 'deshaz', 'deshaz'],
    stands: [],
  },
  {
    meant: 'what is pending stays when something else is undone',
    start: out,
    says: [
      'precio 13',
      'Menú de mañana 11 €\nGazpacho\nCalamares',
      ['deshaz', 'deshacer'],
      ['programa', 'sí', 'publícalo'].slice(0, 1),
    ],
    stands: [today, 'mañana scheduled 11: Gazpacho, Calamares · pan+bebida · 9:00'],
  },
  {
    meant: 'published at a time, said the other way round',
    says: [
      menu,
      ['no lo publiques hasta las 12:30', 'publica a las doce y media', 'no publiques antes de las 12:30'],
    ],
    stands: [`hoy scheduled 12: ${whole} · 12:30`],
  },
  {
    meant: 'earlier or later',
    says: [menu, 'a las 11', ['retrásalo a las 12:30', 'mejor a las 12:30', 'cámbialo a las 12:30']],
    stands: [`hoy scheduled 12: ${whole} · 12:30`],
  },
  {
    meant: 'a yes for another day',
    says: [
      menu,
      ['sí, publícalo pero mañana', 'publícalo, pero mañana', 'vale, pero mañana publícalo'].slice(0, 2),
    ],
    stands: [`mañana scheduled 12: ${whole} · 9:00`],
  },
  {
    meant: 'a dish without its garnish is not another dish',
    start: out,
    says: [['el pollo es sin patatas', 'el pollo va sin patatas']],
    stands: [today.replace('Pollo asado', 'Pollo asado sin patatas')],
  },
]
