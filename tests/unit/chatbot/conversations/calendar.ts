import { type Conversation, menu, onFriday, out, planned, since, today, yesterday } from '../conversation'

const dishes =
  'Lentejas estofadas, Ensalada mixta, Merluza a la plancha, Merluza en salsa, Pollo asado, Flan casero'
const whole = 'Lentejas, Ensalada mixta, Merluza en salsa, Pollo asado'

/** Days: scheduling, copies, moves, closed days. */
export const calendar: Conversation[] = [
  {
    meant: 'scheduled for a time of today',
    says: [
      menu,
      [
        'a las 12 y media',
        'publícalo a las 12:30',
        'mejor a las 12 y media',
        'prográmalo a las 12.30',
        'que salga a las 12:30',
        'a las doce y media',
        'sácalo a las 12:30h',
      ],
    ],
    stands: [`hoy scheduled 12: ${whole} · 12:30`],
  },
  {
    meant: 'scheduled for a day and a time',
    says: [
      menu,
      [
        'prográmalo para el viernes a las 10',
        'el viernes a las 10',
        'para el viernes a las 10',
        'publícalo el viernes a las 10',
      ],
    ],
    stands: [`viernes scheduled 12: ${whole} · 10:00`],
  },
  {
    meant: 'another time for what is scheduled',
    start: planned,
    says: [
      'qué tengo el viernes',
      [
        'mejor a las 12 y media',
        'que salga a las 12:30',
        'cámbialo a las 12:30',
        'el viernes mejor a las 12 y media',
      ],
    ],
    stands: [today, onFriday.replace('9:00', '12:30')],
  },
  {
    meant: 'another time for what was just scheduled',
    says: [menu, 'a las 11', ['mejor a las 12 y media', 'no, a las 12:30', 'perdón, a las 12:30']],
    stands: [`hoy scheduled 12: ${whole} · 12:30`],
  },
  {
    meant: 'a menu over another is asked about, and refused',
    start: out,
    says: [menu, ['no', 'mejor no, déjalo', 'no lo publiques', 'no, deja el que está']],
    stands: [today],
  },
  {
    meant: 'a menu over another is asked about, and wanted',
    start: out,
    says: [menu, ['sí', 'publica', 'sí, publícalo', 'vale', 'adelante']],
    stands: [`hoy published 12: ${whole}`],
  },
  {
    meant: 'and everything back',
    start: out,
    says: [
      menu,
      'publica',
      ['deshaz', 'deshacer', 'no no, deshaz eso', 'vuelve atrás', 'pon el de antes otra vez'].slice(0, 4),
    ],
    stands: [today],
  },
  {
    meant: 'a scheduled day is not overwritten unasked',
    start: planned,
    says: [
      menu,
      ['prográmalo para el viernes', 'es para el viernes', 'para el viernes a las 10', 'mejor el viernes'],
    ],
    stands: [today, onFriday],
    answer: /Sustituirá al menú del viernes 20 de noviembre[\s\S]*Lentejas estofadas/,
  },
  {
    meant: 'a scheduled day is overwritten when it was asked',
    start: planned,
    says: [menu, ['es para el viernes', 'mejor el viernes'], ['sí', 'programa', 'vale']],
    stands: [today, `viernes scheduled 12: ${whole} · 9:00`],
  },
  {
    meant: 'tomorrow the same',
    start: out,
    says: [
      [
        'mañana lo mismo',
        'para mañana lo mismo que hoy',
        'repite el de hoy mañana',
        'copia el de hoy a mañana',
        'mañana igual que hoy',
      ],
    ],
    stands: [today, `mañana scheduled 12.5: ${dishes} · pan+bebida · 9:00`],
  },
  {
    meant: 'yesterday again, with an exception, then published',
    start: since,
    says: [
      [
        'el mismo de ayer pero sin flan',
        'lo mismo que ayer, pero sin flan',
        'igual que ayer sin flan',
        'repite el de ayer quitando el flan',
        'el de ayer otra vez igual pero quita el flan',
      ].slice(0, 4),
      ['publica', 'sí', 'dale'],
    ],
    stands: [yesterday, `hoy published 12.5: ${dishes.replace(', Flan casero', '')} · pan+bebida`],
  },
  {
    meant: 'yesterday again with another dish',
    start: since,
    says: [
      [
        'el mismo de ayer pero cambia el pollo por conejo',
        'lo mismo que ayer pero con conejo en vez de pollo',
        'igual que ayer cambiando el pollo por conejo',
        'el mismo de ayer, pero en lugar de pollo, conejo',
      ],
      'publícalo',
    ],
    stands: [yesterday, `hoy published 12.5: ${dishes.replace('Pollo asado', 'Conejo')} · pan+bebida`],
  },
  {
    meant: 'tomorrow the same at another price',
    start: out,
    says: [
      [
        'mañana lo mismo pero a 13',
        'para mañana lo mismo que hoy pero a 13 euros',
        'mañana igual pero precio 13',
      ],
      ['sí', 'programa'],
    ],
    stands: [today, `mañana scheduled 13: ${dishes} · pan+bebida · 9:00`],
  },
  {
    meant: 'a copy over a scheduled menu is asked about',
    start: planned,
    says: [['copia el de hoy al viernes', 'el viernes lo mismo que hoy', 'repite el de hoy el viernes']],
    stands: [today, onFriday],
    answer: /Sustituirá[\s\S]*Lentejas estofadas/,
  },
  {
    meant: 'a copy over a scheduled menu, refused',
    start: planned,
    says: ['copia el de hoy al viernes', ['no', 'mejor no', 'no, déjalo', 'no no']],
    stands: [today, onFriday],
  },
  {
    meant: 'a copy over a scheduled menu, wanted',
    start: planned,
    says: ['copia el de hoy al viernes', ['sí', 'vale', 'claro', 'sí, cámbialo'].slice(0, 3)],
    stands: [today, `viernes scheduled 12.5: ${dishes} · pan+bebida · 9:00`],
  },
  {
    meant: 'moved to another day',
    start: planned,
    says: [
      [
        'mueve el viernes al sábado',
        'pasa el del viernes al sábado',
        'el del viernes pásalo al sábado',
        'traslada el viernes al sábado',
      ],
    ],
    stands: [today, onFriday.replace('viernes', 'sábado')],
  },
  {
    meant: 'moved, and back',
    start: planned,
    says: ['mueve el viernes al sábado', ['deshaz', 'deshacer', 'vuelve atrás']],
    stands: [today, onFriday],
  },
  {
    meant: 'a closed day, with a yes',
    start: planned,
    says: [
      [
        'el viernes cerramos',
        'el viernes no abrimos',
        'el viernes estamos cerrados',
        'borra el viernes',
        'el viernes no damos menú',
      ],
      ['sí', 'sí, bórralo', 'vale', 'claro'],
    ],
    stands: [today],
  },
  {
    meant: 'a closed day, asked and not answered',
    start: planned,
    says: [
      ['el viernes cerramos', 'quita el menú del viernes'],
      ['hola', 'qué tengo hoy?', 'gracias', '…'],
      'gracias',
    ],
    stands: [today, onFriday],
  },
  {
    meant: 'deleted, and back',
    start: planned,
    says: ['borra el viernes', 'sí', ['deshaz', 'deshacer', 'recupéralo', 'no, deshazlo']],
    stands: [today, onFriday],
  },
  {
    meant: 'a typed yes to a deletion publishes nothing',
    start: { menus: [] },
    says: [menu, 'no', ['sí', 'ok', 'vale vale']],
    stands: [],
  },
]
