import { type Conversation, menu } from '../conversation'

const publish = ['publica', 'publícalo', 'venga, publícalo ya', 'sí', 'vale', '👍']
const done = (dishes: string, more = '', price = '12') => [`hoy published ${price}: ${dishes}${more}`]
const whole = 'Lentejas, Ensalada mixta, Merluza en salsa, Pollo asado'

/** Corrections of a menu that nobody has published yet. */
export const corrections: Conversation[] = [
  {
    meant: 'one dish for another',
    says: [
      menu,
      [
        'cambia el pollo por conejo al ajillo',
        'en vez de pollo pon conejo al ajillo',
        'quita el pollo y pon conejo al ajillo',
        'perdón, no hay pollo, hay conejo al ajillo',
        'oye me cambias el pollo por conejo al ajillo?',
        'conejo al ajillo en lugar de pollo',
        'donde pone pollo es conejo al ajillo',
        'el pollo no, conejo al ajillo',
        'sustituye el pollo asado por conejo al ajillo porfa',
        'no es pollo, es conejo al ajillo',
        'change pollo for conejo al ajillo',
        'pollo asado por conejo al ajillo',
      ],
      publish,
    ],
    stands: done('Lentejas, Ensalada mixta, Merluza en salsa, Conejo al ajillo'),
  },
  {
    meant: 'one dish away',
    says: [
      menu,
      [
        'quita la ensalada',
        'sin ensalada',
        'la ensalada fuera',
        'borra la ensalada mixta',
        'no pongas la ensalada',
        'al final no hay ensalada',
        'me quitas la ensalada por favor?',
        'elimina la ensalada del menú',
        'la ensalada no va',
      ],
      publish,
    ],
    stands: done('Lentejas, Merluza en salsa, Pollo asado'),
  },
  {
    meant: 'two dishes away',
    says: [
      menu,
      [
        'sin ensalada y sin pollo',
        'quita la ensalada y el pollo',
        'sin ensalada ni pollo',
        'quita la ensalada, quita el pollo',
        'no hay ensalada ni pollo',
      ],
      publish,
    ],
    stands: done('Lentejas, Merluza en salsa'),
  },
  {
    meant: 'a dish more, with its course',
    says: [
      menu,
      [
        'añade natillas de postre',
        'y de postre natillas',
        'falta de postre natillas',
        'se me olvidó poner natillas de postre',
        'natillas de postre',
        'de postre pon natillas',
        'también hay natillas de postre',
        'también natillas',
        'mete natillas de postre',
      ],
      publish,
    ],
    stands: done(`${whole}, Natillas`),
  },
  {
    meant: 'the dessert that was forgotten, asked for once',
    says: [
      menu,
      [
        'no espera que falta el postre',
        'espera, falta el postre',
        'uy, falta un postre',
        'me falta el postre',
      ],
      ['flan casero', 'Flan casero', 'pues flan casero'],
      publish,
    ],
    stands: done(`${whole}, Flan casero`),
  },
  {
    meant: 'a dish for another, asked for once',
    says: [
      menu,
      ['cambia el pollo', 'cámbiame el pollo asado'],
      ['conejo', 'pon conejo', 'por conejo'],
      publish,
    ],
    stands: done('Lentejas, Ensalada mixta, Merluza en salsa, Conejo'),
  },
  {
    meant: 'another price',
    says: [
      menu,
      [
        'precio 13',
        'a 13',
        '13',
        '13 €',
        'perdón, el precio son 13',
        'trece euros',
        'ponlo a 13',
        'súbelo a 13',
        'sube un euro',
        'el menú a 13€ mejor',
        'son 13',
        'no, 13 euros',
      ],
      publish,
    ],
    stands: done(whole, '', '13'),
  },
  {
    meant: 'half a menu',
    says: [menu, ['medio menú 8,50', 'el medio menú a 8,50', 'un plato 8,50', 'y medio menú 8,50€'], publish],
    stands: done(whole, ' · medio 8.5'),
  },
  {
    meant: 'what is included',
    says: [
      menu,
      [
        'con pan y bebida',
        'incluye pan y bebida',
        'pan y bebida incluidos',
        'entra pan y bebida',
        'lleva pan y bebida',
        'con pan y vino',
      ],
      publish,
    ],
    stands: done(whole, ' · pan+bebida'),
  },
  {
    meant: 'what is not included after all',
    says: [
      menu,
      'con pan, bebida y café',
      ['sin café', 'el café no entra', 'no incluye café', 'café aparte', 'quita el café'],
      publish,
    ],
    stands: done(whole, ' · pan+bebida'),
  },
  {
    meant: 'a supplement',
    says: [
      menu,
      [
        'el pollo lleva suplemento de 2 euros',
        'pollo +2€',
        'suplemento de 2€ en el pollo',
        'pon 2 euros de suplemento al pollo',
        'el pollo con 2€ de suplemento',
        'pollo suplemento 2',
      ],
      publish,
    ],
    stands: done('Lentejas, Ensalada mixta, Merluza en salsa, Pollo asado +2'),
  },
  {
    meant: 'a better name for what costs a supplement',
    says: [
      menu,
      'pollo +2€',
      ['el pollo asado es pollo asado de corral', 'cambia el pollo asado por pollo asado de corral'],
      publish,
    ],
    stands: done('Lentejas, Ensalada mixta, Merluza en salsa, Pollo asado de corral +2'),
  },
  {
    meant: 'another dish for what costs a supplement',
    says: [menu, 'pollo +2€', 'cambia el pollo asado por conejo al ajillo', publish],
    stands: done('Lentejas, Ensalada mixta, Merluza en salsa, Conejo al ajillo'),
  },
  {
    meant: 'when it is served',
    says: [
      menu,
      ['se sirve de 13 a 15:30', 'de 1 a 3 y media', 'servimos de 13:00 a 15:30', 'horario de 13 a 15:30'],
      publish,
    ],
    stands: done(whole, ' · 13:00–15:30'),
  },
  {
    meant: 'dinner instead of lunch',
    says: [menu, ['es para la cena', 'es de cena', 'perdón, es para cenar', 'el menú es de noche'], publish],
    stands: [`hoy cena published 12: ${whole}`],
  },
  {
    meant: 'another day',
    says: [
      menu,
      [
        'es para mañana',
        'mejor para mañana',
        'mañana',
        'perdón, es para mañana',
        'ponlo para mañana',
        'cámbialo a mañana',
      ],
      ['programa', 'sí', 'prográmalo', 'vale'],
    ],
    stands: [`mañana scheduled 12: ${whole} · 9:00`],
  },
  {
    meant: 'another course for a dish',
    says: [
      menu,
      [
        'la merluza es de primero',
        'la merluza va de primero',
        'pasa la merluza a primeros',
        'pon la merluza de primero',
      ],
      publish,
    ],
    stands: done('Lentejas, Ensalada mixta, Merluza en salsa, Pollo asado'),
    answer: /Publicado/,
  },
  {
    meant: 'several things at once',
    says: [
      menu,
      [
        'quita el pollo, añade conejo de segundo y sube a 13',
        'sin pollo, con conejo de segundo no, mejor: añade conejo de segundo y precio 13',
        'cambia el pollo por conejo y ponlo a 13',
        'precio 13\nquita el pollo\nañade conejo de segundo',
      ].filter((line) => !line.includes('mejor:')),
      publish,
    ],
    stands: done('Lentejas, Ensalada mixta, Merluza en salsa, Conejo', '', '13'),
  },
  {
    meant: 'a correction and its publication in one message',
    says: [menu, ['quita el pollo y publícalo', 'sin pollo, y publica', 'quita el pollo y súbelo ya']],
    stands: done('Lentejas, Ensalada mixta, Merluza en salsa'),
  },
  {
    meant: 'not published at all',
    says: [
      menu,
      [
        'mejor no, déjalo',
        'no',
        'déjalo',
        'no lo publiques',
        'cancela',
        'olvídalo',
        'nada, déjalo',
        'no, mejor no',
        'al final no, gracias',
        'never mind',
        'ok pero no lo publiques',
        'publícalo no',
        'todavía no',
        '👎',
      ],
    ],
    stands: [],
    answer: /no lo publico/,
  },
  {
    meant: 'dropped, and then nothing is left to publish',
    says: [menu, ['mejor no, déjalo', 'no lo publiques'], ['sí', 'publica', 'vale', 'ok publica']],
    stands: [],
  },
  {
    meant: 'never as it was before the correction',
    says: [menu, 'quita el pollo', ['y sube un euro', 'súbelo un euro'], ['👍', 'dale', 'perfecto', 'ok']],
    stands: done('Lentejas, Ensalada mixta, Merluza en salsa', '', '13'),
  },
  {
    meant: 'a correction taken back',
    says: [
      menu,
      'quita el pollo',
      [
        'deshaz',
        'deshacer',
        'déjalo como estaba',
        'no, vuelve a ponerlo',
        'ponlo otra vez',
        'vuelve a poner el pollo',
      ],
      'publica',
    ],
    stands: done(whole),
  },
  {
    meant: 'half understood: what was understood is done, the rest is asked',
    says: [menu, ['quita el pollo y lo otro que te comenté ayer', 'quita el pollo. lo del otro dia tambien']],
    stands: [],
    answer: /Quitado: Pollo asado\.[\s\S]*(?:no he entendido|No encuentro)/,
  },
  {
    meant: '«pon …» is asked about',
    says: [menu, ['pon gazpacho', 'ponme gazpacho', 'ponle gazpacho'], ['sí', 'claro', 'vale'], 'publica'],
    stands: done('Lentejas, Ensalada mixta, Gazpacho, Merluza en salsa, Pollo asado'),
  },
  {
    meant: '«pon …» that is no dish, refused, and the menu stays',
    says: [
      menu,
      ['pon música', 'pon la tele', 'ponme una caña'],
      ['no', 'no, déjalo', 'no no'],
      ['publica', 'sí'],
    ],
    stands: done(whole),
  },
  {
    meant: 'another dish away too',
    says: [
      menu,
      'quita el pollo',
      ['y la ensalada', 'la ensalada también', 'también la ensalada', 'y la ensalada también'],
      'publica',
    ],
    stands: done('Lentejas, Merluza en salsa'),
  },
]
