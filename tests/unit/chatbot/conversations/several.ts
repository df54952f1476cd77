import { type Conversation, friday, menu, onFriday, out, planned, today } from '../conversation'
import { lunch, menuOf, wednesday } from '../world'

const usual =
  'Lentejas estofadas, Ensalada mixta, Merluza a la plancha, Merluza en salsa, Pollo asado, Flan casero'
const withoutChicken = usual.replace(', Pollo asado', '')

/** Several orders in one message, days that are corrected, and what is taken back. */
export const several: Conversation[] = [
  {
    meant: 'a day behind several orders is not taken for all of them: the first is asked about',
    start: planned,
    says: [['quita el pollo y sube a 16 el viernes', 'quita el pollo y ponlo a 16 el viernes']],
    stands: [today, onFriday.replace('15:', '16:')],
    answer: /¿Y «quita el pollo»\? ¿Es para hoy o para el viernes 20 de noviembre\?/,
  },
  {
    meant: 'each order is of its own day',
    start: planned,
    says: [
      [
        'quita el pollo. Y el viernes precio 16',
        'hoy quita el pollo y el viernes precio 16',
        'el viernes a 16; hoy quita el pollo',
        'oye porfa quita el pollo de hoy. el viernes ponlo a 16',
      ],
    ],
    stands: [`hoy published 12.5: ${withoutChicken} · pan+bebida`, onFriday.replace('15:', '16:')],
  },
  {
    meant: 'the same order for two days',
    start: planned,
    says: [['quita el pollo de hoy y del viernes', 'hoy y el viernes quita el pollo']],
    stands: [`hoy published 12.5: ${withoutChicken} · pan+bebida`, onFriday.replace(', Pollo asado', '')],
  },
  {
    meant: 'an order for today, and a closed day that is asked about',
    start: planned,
    says: [
      ['ponlo a 13. y el viernes cerrado', 'sube a 13 y el viernes cerramos', 'a 13, y el viernes es fiesta'],
      ['sí', 'sí, las dos cosas', 'sí, bórralo'],
    ],
    stands: [today.replace('12.5:', '13:')],
  },
  {
    meant: 'a reason behind an order is no order',
    start: out,
    says: [
      [
        'quita el pollo que no ha venido el repartidor',
        'quita el pollo porque se ha quemado',
        'perdona, quita el pollo, que se nos ha caído al suelo',
      ],
    ],
    stands: [`hoy published 12.5: ${withoutChicken} · pan+bebida`],
  },
  {
    meant: 'a yes to one thing is no yes to another',
    start: planned,
    says: [
      ['borra el viernes', 'el viernes cerramos', 'cancela lo del viernes que no abrimos'],
      ['sí, publícalo', 'sí, prográmalo', 'sí, súbelo'],
    ],
    stands: [today, onFriday],
  },
  {
    meant: 'a question about one day, answered with another',
    start: planned,
    says: [
      'borra el de hoy',
      ['no, el del viernes', 'el de hoy no, el del viernes', 'no no, el viernes'],
      'sí',
    ],
    stands: [today],
  },
  {
    meant: 'a menu that was for another day',
    says: [
      menu,
      ['no, era para el viernes', 'ese era para el viernes', 'perdona, es para el viernes, no para hoy'],
      'vale',
    ],
    stands: ['viernes scheduled 12: Lentejas, Ensalada mixta, Merluza en salsa, Pollo asado · 9:00'],
  },
  {
    meant: 'a menu that was for dinner',
    says: [menu, ['pásalo a la cena', 'es para la cena', 'era para cenar'], 'ok dale'],
    stands: ['hoy cena published 12: Lentejas, Ensalada mixta, Merluza en salsa, Pollo asado'],
  },
  {
    meant: 'taken back in any words',
    start: out,
    says: [
      ['quita el flan', 'precio 14', 'agotado el pollo'],
      [
        'no no, quita eso',
        'déjalo como estaba',
        'vuelve atrás',
        'borra lo último',
        'no, déjalo todo como estaba antes',
        'desfés això',
        'undo that',
      ],
    ],
    stands: [today],
  },
  {
    meant: 'perhaps taken back: asked first',
    start: out,
    says: [
      'quita el flan',
      ['me he equivocado', 'no, déjalo', 'no era eso', 'era broma'],
      ['sí', 'sí, como estaba'],
    ],
    stands: [today],
  },
  {
    meant: 'both dishes of a question',
    start: { menus: [menuOf(wednesday, 'published', lunch)] },
    says: ['se ha acabado la merluza', ['las dos', 'los dos', 'ambas']],
    stands: [today.replace('a la plancha', 'a la plancha!').replace('en salsa', 'en salsa!')],
  },
  {
    meant: '«los dos» is no price and no time',
    start: planned,
    says: [['los dos', 'sí, los dos', 'las dos cosas', 'los tres']],
    stands: [today, onFriday],
  },
  {
    meant: 'what stays as it is does not change',
    start: planned,
    says: [['el viernes sigue a 15', 'solo hoy, el viernes sigue a 15', 'lo del viernes se queda a 15']],
    stands: [today, onFriday],
  },
  {
    meant: 'a copy with exceptions of the day it starts from',
    start: { menus: [menuOf('2026-11-17', 'expired')] },
    says: [
      [
        'lo mismo que ayer pero con conejo en vez de pollo, sin postre y a 13',
        'repite el de ayer, el pollo cámbialo por conejo, sin postre y a 13',
      ],
      'venga va publica',
    ],
    stands: [
      `ayer expired 12.5: ${usual} · pan+bebida`,
      'hoy published 13: Lentejas estofadas, Ensalada mixta, Merluza a la plancha, Merluza en salsa, Conejo · pan+bebida',
    ],
  },
  {
    meant: 'changes in Catalan, Galician and English',
    start: out,
    says: [['treu el pollo', 'sácalle o pollo', 'remove the pollo please'].filter((_, at) => at !== 1)],
    stands: [`hoy published 12.5: ${withoutChicken} · pan+bebida`],
  },
  {
    meant: 'several orders behind a dish that is replaced',
    start: out,
    says: [
      [
        'cambia el pollo por conejo y a 13,50',
        'en vez de pollo ponemos conejo y son 13,50',
        'el pollo cámbialo por conejo y ponlo a 13,50',
      ],
    ],
    stands: [today.replace('12.5:', '13.5:').replace('Pollo asado', 'Conejo')],
  },
  {
    meant: 'a figure that was not understood: the usual price does not stand for it',
    start: { menus: [menuOf('2026-11-17', 'expired', { ...lunch, price: 9 })] },
    says: ['hoy lentejas y pollo asado\ntotal mesa veinte y algo 21'],
    stands: [`ayer expired 9: ${usual} · pan+bebida`],
    answer: /Me falta el precio|¿el menú es a 21/,
  },
  {
    meant: 'questions change nothing and have an answer',
    start: {
      menus: [
        menuOf(wednesday, 'published'),
        { ...menuOf(friday, 'scheduled', { ...lunch, price: 15 }), publishAt: '2026-11-20T08:00:00.000Z' },
      ],
    },
    says: [
      [
        '¿cómo cambio la foto?',
        'dónde veo el qr',
        '¿cuánto cuesta premium?',
        '¿puedo poner alérgenos?',
        'cómo cambio el horario de apertura',
        '¿los postres hay que ponerlos siempre?',
      ],
    ],
    stands: [today, onFriday],
    answer: /https:\/\/mantel\.example\//,
  },
]
