import { type Conversation, menu, onFriday, out, planned, today } from '../conversation'

const dishes = 'Lentejas, Ensalada mixta, Merluza en salsa, Pollo asado'

/** Which of the readers is believed, and what is asked where none is sure. */
export const readers: Conversation[] = [
  {
    meant: 'a reason is no dish that comes instead',
    start: out,
    says: [
      ['oye se acabó el pollo asado, lo hacemos otra vez en un ratito', 'acabouse o pollo, era cantado'],
    ],
    stands: [today.replace('Pollo asado', 'Pollo asado!')],
  },
  {
    meant: 'days that no calendar knows by their name are asked for, and no price is made of them',
    start: out,
    says: ['FIESTAS DEL PUEBLO DEL 6 AL 9 NO ABRIMOS'],
    stands: [today],
    answer: /qué días son/i,
  },
  {
    meant: 'the menu of another day goes out, not the one that waits here',
    says: [
      menu,
      [
        'publish tomorrow’s menu too',
        "publish friday's menu as well",
        'publica tamén o de mañá',
        'publica también el de mañana',
        'publica el menú de demà també',
        'biharko menua ere argitaratu',
      ],
    ],
    stands: [],
  },
  {
    meant: 'the name of a dish is no order, whatever word it begins like',
    says: [menu, ['tiramisú', 'mandarinas', 'tirabeques', 'mandonguilles', 'y tiramisú']],
    stands: [],
  },
  {
    meant: 'one word of a goodbye or of a picture is no answer to an order',
    start: out,
    says: [['adiós merluza en salsa, adiós'], 'sí'],
    stands: [today.replace('Merluza en salsa', 'Merluza en salsa!')],
  },
  {
    meant: 'an order in another language is no menu',
    start: out,
    says: ['lasai, beste bat atera dute, pollo badago berriz'],
    stands: [today],
    answer: /menuan dago/,
  },
  {
    meant: 'the day of a menu that goes is the one that the message names, in any language',
    start: planned,
    says: ["take Friday's down would you", 'yes'],
    stands: [today],
  },
  {
    meant: 'the day of a menu that goes, with a Basque ending',
    start: planned,
    says: ['ostiralekoa kendu, ezkontza bat dugu'],
    stands: [today, onFriday],
    answer: /ostiraleko menua/,
  },
  {
    meant: 'words that perhaps publish offer the menu again',
    says: [menu, 'fire away', 'yes'],
    stands: [`hoy published 12: ${dishes}`],
  },
  {
    meant: 'orders that look like a list take the place of no pending menu, and are named before it goes out',
    says: [menu, '½ menú 8,20\nlas beb k ls paguen\n3 mas el pollo', 'publica'],
    stands: [],
    answer: /8,20/,
  },
  {
    meant: 'an hour has all of its words',
    says: [menu, 'quiero que aparezca a las doce menos diez ni antes ni después'],
    stands: [`hoy scheduled 12: ${dishes} · 11:50`],
  },
  {
    meant: 'an hour and five minutes',
    says: [menu, 'mejor q asome a las once y cinco q a en punto está todo el mundo'],
    stands: [`hoy scheduled 12: ${dishes} · 11:05`],
  },
  {
    meant: 'what is to be thrown away is dropped, and can be had back',
    says: [menu, 'tíralo todo, me he cansao de pensar'],
    stands: [],
    answer: /no lo publico/,
  },
  {
    meant: 'taking back without a word for it is asked about',
    start: out,
    says: ['agotado el pollo', 'lo que te he dicho antes no vale', 'sí'],
    stands: [today],
  },
]
