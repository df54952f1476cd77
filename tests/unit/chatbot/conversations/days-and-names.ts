import { type Conversation, out, today } from '../conversation'

const small = 'menú de hoy 12€: lentejas, ensalada / pollo, merluza'
const dishes = 'Lentejas, Ensalada, Pollo, Merluza'
const on = (day: string) => `${day} scheduled 12: ${dishes} · 9:00`
const withRabbit = today.replace('Pollo asado', 'Conejo al ajillo')

/** Several days of one menu, and dishes without the words that were said around them. */
export const daysAndNames: Conversation[] = [
  {
    meant: 'a pending menu for three days',
    says: [
      small,
      [
        'no, quiero que sea hoy, mañana y el viernes, los tres días el mismo',
        'de hoy al viernes',
        'es para hoy, mañana y el viernes',
      ],
      'publícalo',
    ],
    stands: [`hoy published 12: ${dishes}`, on('mañana'), on('viernes')],
  },
  {
    meant: 'not today: both days of the weekend',
    says: [small, ['no no, hoy no! es para el sabado y el domingo', 'es para sábado y domingo'], 'programa'],
    stands: [on('sábado'), on('domingo')],
  },
  {
    meant: 'one more day of a pending menu',
    says: [small, 'es para mañana', ['y también para el viernes', 'cópialo también al viernes'], 'programa'],
    stands: [on('mañana'), on('viernes')],
  },
  {
    meant: 'a menu for the days until Friday',
    says: [
      [
        'hola, esta semana tengo el mismo menú todos los días, de hoy al viernes: lentejas o ensalada, pollo o merluza, 12€',
        'De hoy a viernes\nlentejas, ensalada\npollo, merluza\n12€',
      ],
      'publícalo',
    ],
    stands: [`hoy published 12: ${dishes}`, on('mañana'), on('viernes')],
  },
  {
    meant: 'moved, and not deleted',
    says: [
      'menú para el viernes 12€: lentejas, ensalada / pollo, merluza',
      'programa',
      'borra el del viernes',
      ["No don't delete it, move it to Saturday", 'no, no lo borres, pásalo al sábado'],
    ],
    stands: [on('sábado')],
  },
  {
    meant: 'the days of a menu that say that they share it',
    says: [
      'Menú para hoy, mañana y el viernes, el mismo los tres días.\nDe primero lentejas, ensalada\nDe segundo pollo, merluza\n12 euros',
      'publícalo',
    ],
    stands: [`hoy published 12: ${dishes}`, on('mañana'), on('viernes')],
  },
  {
    meant: 'two misspelt dishes, each written anew',
    says: [
      'menú de hoy 12€: lentejas, macarones / merlusa, pollo',
      'publica',
      'cambia merlusa por merluza y macarones por macarrones',
    ],
    stands: ['hoy published 12: Lentejas, Macarrones, Merluza, Pollo'],
  },
  {
    meant: 'a correction behind «no» gives nothing up',
    says: [small, 'no hombre que el pollo va con los primeros', 'publica'],
    stands: ['hoy published 12: Lentejas, Ensalada, Pollo, Merluza'],
  },
  {
    meant: 'what will be served is the dish, without «será»',
    start: out,
    says: [['al final el pollo no, será conejo al ajillo', 'el pollo no, pongo conejo al ajillo']],
    stands: [withRabbit],
  },
  {
    meant: 'a diet is marked, and no dish added',
    start: out,
    says: [
      ['marca el pollo como vegano 🌱', 'que ponga que el pollo es vegano'],
      'quita lo de vegano del pollo',
    ],
    stands: [today],
  },
  {
    meant: 'seen, free, over: questions that change nothing',
    start: out,
    says: [
      '¿El menú de hoy ya lo ven los clientes?',
      'esto es gratis o hay que pagar?',
      'y cuando acabe el servicio hay que quitarlo o se quita solo?',
    ],
    stands: [today],
    answer: /^No tienes que quitarlo/,
  },
]
