import { type Conversation, onFriday, out, planned, today } from '../conversation'

const draft = 'Menú 12 €\nPrimeros\nLentejas\nCrema de calabaza\nSegundos\nPechuga a la plancha\nBacalao'
const dishes = 'Lentejas, Crema de calabaza, Pechuga a la plancha, Bacalao'
const went = [`hoy published 12: ${dishes}`]

/** What the learned reader is sure of counts where the rules had read one word, a part of the message, or nothing. */
export const heard: Conversation[] = [
  {
    meant: 'a menu that is offered goes out by words that no list has',
    says: [draft, ['venga, échalo ya a la calle', 'hala, mándalo p’alante', 'dalle, bótao xa']],
    stands: went,
  },
  {
    meant: 'talk of a television, of people and of a phone asks for nothing',
    start: out,
    says: [['mi cuñado ha roto la tele del comedor jajaja', 'mi suegra ha puesto la tele a todo volumen']],
    stands: [today],
    answer: /No he cambiado nada/,
  },
  {
    meant: 'dishes after «y» or «también» come to those there are, in courses there are too',
    says: [
      draft,
      [
        'y también de segundo hay conejo al ajillo y de primero gazpacho',
        'y de primero gazpacho y de segundo conejo al ajillo',
      ],
      'publica',
    ],
    stands: [
      'hoy published 12: Lentejas, Crema de calabaza, Gazpacho, Pechuga a la plancha, Bacalao, Conejo al ajillo',
    ],
  },
  {
    meant: 'a menu that customers see moves to another day only after a yes',
    start: out,
    says: [['pasa el menú de hoy al viernes', 'mueve el menú de hoy al viernes']],
    stands: [today],
    answer: /¿Paso el menú/,
  },
  {
    meant: 'each wish that was missed is named before the menu goes out',
    says: [
      draft,
      'el bacalao que lo emplaten como en la boda',
      'no estaría mal un detallito dulce de la abuela',
      ['publica', 'súbelo ya'],
    ],
    stands: [],
    answer: /el bacalao que lo emplaten como en la boda», «no estaría mal un detallito/,
  },
  {
    meant: 'misspelt things that are included, and small euros',
    says: [draft, ['a 13 euricos', 'a 13 leuros'], 'con su pan y su bevida', 'publica'],
    stands: [`hoy published 13: ${dishes} · pan+bebida`],
  },
  {
    meant: 'a part of a euro',
    says: [draft, 'súbelo un euro y medio', ['bájalo medio euro', 'rebájalo medio euro'], 'publica'],
    stands: [`hoy published 13: ${dishes}`],
  },
  {
    meant: 'a day of a month that has passed is of the year that comes',
    start: out,
    says: [['el 16 de agosto cerramos', 'el 16 de agosto no abrimos']],
    stands: [today],
    answer: /16 de agosto/,
  },
  {
    meant: 'a pending menu is not lost to a copy of a day that nobody named',
    start: planned,
    says: [draft, 'hazlo para el sábado también'],
    stands: [today, onFriday],
  },
]
