import { type Conversation, menu, onFriday, out, planned, today } from '../conversation'

/** Questions and talk: answered, and nothing changes. */
export const talk: Conversation[] = [
  {
    meant: 'what there is today',
    start: planned,
    says: [
      [
        'q menu tengo oy?',
        '¿qué menú tengo hoy?',
        'qué hay hoy',
        'enséñame el menú',
        'ver el de hoy',
        'what is the menu today?',
        'que ai oy',
        'dime el menú de hoy',
        'cuál es el menú de hoy?',
      ],
    ],
    stands: [today, onFriday],
    answer: /Menu for today[\s\S]*Lentejas estofadas|Menú de hoy[\s\S]*Lentejas estofadas/,
  },
  {
    meant: 'whether it is published: it is',
    start: planned,
    says: [
      [
        'está ya publicado?',
        '¿se ha publicado?',
        '¿lo has publicado ya?',
        'ya está publicado el menú?',
        'esta publicado?',
        'is it published?',
        '¿ya ha salido el menú?',
        '¿está subido?',
      ],
    ],
    stands: [today, onFriday],
    answer: /^Sí, el menú de hoy está publicado|^Yes, the menu for today is published/,
  },
  {
    meant: 'whether it is published: it waits for a yes',
    says: [menu, ['está ya publicado?', '¿se ha publicado?', '¿lo has publicado?']],
    stands: [],
    answer: /Todavía no[\s\S]*¿Lo publico\?/,
  },
  {
    meant: 'a question is no yes',
    says: [
      menu,
      [
        'publicado?',
        '¿vale?',
        'ok?',
        '¿publicar?',
        '¿bien?',
        'ya está?',
        '¿lo publico?',
        'por qué no lo publicas?',
        '-3',
        'no estoy seguro',
        'mal',
        'así no',
      ],
    ],
    stands: [],
  },
  {
    meant: 'when it comes out',
    start: planned,
    says: [
      ['cuándo sale el del viernes?', '¿a qué hora sale el viernes?', '¿está programado el del viernes?'],
    ],
    stands: [today, onFriday],
    answer: /9:00/,
  },
  {
    meant: 'what it costs',
    start: out,
    says: [
      [
        'a cuánto está el menú?',
        '¿qué precio tiene?',
        'cuánto vale el menú de hoy',
        '¿a cuánto lo he puesto?',
      ],
    ],
    stands: [today],
    answer: /12,50/,
  },
  {
    meant: 'what is scheduled',
    start: planned,
    says: [['qué tengo programado', '¿qué hay esta semana?', 'enséñame la semana', 'qué tengo pendiente']],
    stands: [today, onFriday],
    answer: /Hoy[\s\S]*Viernes 20/,
  },
  {
    meant: 'a yes to nothing',
    start: planned,
    says: [['sí', 'vale', 'ok', 'perfecto', '👍', 'de acuerdo']],
    stands: [today, onFriday],
  },
  {
    meant: 'a yes to nothing does not publish a draft',
    start: { menus: [{ ...(out.menus?.[0] ?? never()), state: 'draft' }] },
    says: ['hola', ['sí', 'vale', 'ok']],
    stands: [today.replace('published', 'draft')],
  },
  {
    meant: 'patience',
    says: [
      menu,
      ['espera', 'espera un momento', 'un segundo', 'dame un minuto', 'wait'],
      ['publica', 'publícalo', 'venga, publica'],
    ],
    stands: ['hoy published 12: Lentejas, Ensalada mixta, Merluza en salsa, Pollo asado'],
  },
  {
    meant: 'anger changes nothing',
    start: planned,
    says: [
      [
        'eres un inútil',
        'vaya mierda de chat',
        'no te enteras de nada',
        'idiota',
        'no me entiendes',
        'this is useless, stupid bot',
      ],
    ],
    stands: [today, onFriday],
    answer: /Perdona|^Sorry/,
  },
  {
    meant: 'anger, and an order with it',
    says: [
      menu,
      ['no tonto, quita el pollo', 'joder, quita el pollo', 'que no, quita el pollo idiota'].slice(0, 2),
      'publica',
    ],
    stands: ['hoy published 12: Lentejas, Ensalada mixta, Merluza en salsa'],
  },
  {
    meant: 'a reminder is no dish',
    start: planned,
    says: [
      [
        'avísame a las 12',
        'recuérdame el viernes lo del pescado',
        'avisa cuando salga',
        'avísame cuando se publique',
      ],
    ],
    stands: [today, onFriday],
    answer: /Avisos no puedo/,
  },
  {
    meant: 'in English',
    says: [
      'hello',
      menu,
      ['remove the pollo', 'without pollo', 'take out pollo asado'],
      ['publish it', 'publish', 'yes', 'yes please'],
    ],
    stands: ['hoy published 12: Lentejas, Ensalada mixta, Merluza en salsa'],
  },
  {
    meant: 'thanks after publishing',
    start: out,
    says: [['gracias', 'genial, gracias', 'perfecto', 'muchas gracias!', 'thanks']],
    stands: [today],
  },
  {
    meant: 'something that nobody can know',
    start: out,
    says: [
      [
        'lo de siempre',
        'asdf',
        'el otro dia me dijiste que no',
        'mi cuñado dice que el tuyo es mejor',
        'dos mesas más',
      ],
    ],
    stands: [today],
  },
]

function never(): never {
  throw new Error('there is a menu')
}
