import { type Conversation, out, today } from '../conversation'
import { lunch, menuOf, wednesday } from '../world'

const dinner = {
  ...menuOf(wednesday, 'published', {
    ...lunch,
    price: 22,
    categories: [{ name: 'Segundos', items: [{ name: 'Chocos fritos' }, { name: 'Secreto' }] }],
  }),
  service: 'cena' as const,
}
const draft = 'Menú 12 €\nPrimeros\nLentejas\nCrema de calabaza\nSegundos\nPechuga a la plancha\nBacalao'
const pending = (dishes: string) => [`hoy published 12: ${dishes}`]

/** Kinds of messages that strangers wrote and that were misread before. */
export const kinds: Conversation[] = [
  {
    meant: 'what comes with a dish belongs to it, and is no dish beside it',
    says: [draft, ['la pechuga con patatas o ensalada', 'y la pechuga con patatas o ensalada'], 'publica'],
    stands: pending('Lentejas, Crema de calabaza, Pechuga a la plancha con patatas o ensalada, Bacalao'),
  },
  {
    meant: 'a garnish for a dish that customers see is asked about',
    start: out,
    says: [['el pollo con patatas', 'y el pollo con patatas']],
    stands: [today],
    answer: /¿Es esto lo que quieres/,
  },
  {
    meant: 'a numbered list of corrections is no menu',
    says: [draft, '1) la crema quítala\n2) cambia el bacalao por merluza\n3) 13 euros', 'publica'],
    stands: ['hoy published 13: Lentejas, Pechuga a la plancha, Merluza'],
  },
  {
    meant: 'another hour after the hours corrects their end',
    start: out,
    says: [
      'servimos de 13.15 a 16',
      ['perdón a 15.45 q me voy antes', 'mejor hasta las 15:45', 'no, hasta las 15.45'],
    ],
    stands: [`${today} · 13:15–15:45`],
  },
  {
    meant: 'hours in Catalan',
    start: out,
    says: [['de la una fins a tres quarts de quatre', 'servim de la una fins a tres quarts de quatre']],
    stands: [`${today} · 13:00–15:45`],
  },
  {
    meant: 'days that are closed and have no menu: nothing is done, and each is named',
    start: out,
    says: ['el lunes y el martes que viene cerramos por reforma'],
    stands: [today],
    answer: /Lunes 23 de noviembre.*\nMartes 24 de noviembre/,
  },
  {
    meant: 'the menu after the question about a dinner is the dinner',
    start: out,
    says: [
      ['¿puedo poner una cena para esta noche?', 'cómo pongo una cena?'],
      'Primeros\nCrema de puerro\nSegundos\nPresa\n20 €',
      'publica',
    ],
    stands: [today, 'hoy cena published 20: Crema de puerro, Presa'],
  },
  {
    meant: 'a dish that only the dinner has is sold out there',
    start: { menus: [menuOf(wednesday, 'published'), dinner] },
    says: [['no quedan chocos', 'se han acabado los chocos']],
    stands: [today, 'hoy cena published 22: Chocos fritos!, Secreto · pan+bebida'],
  },
  {
    meant: 'what was deleted and comes back is asked about',
    start: out,
    says: ['borra el menú de hoy', 'sí', ['ya ha vuelto la luz, ponlo otra vez', 'vuelve a ponerlo'], 'sí'],
    stands: [today],
  },
  {
    meant: 'waves and dashes between dishes',
    says: [
      [
        'gazpacho-judias con perdiz/perdiz estofada-merluza rellena/natillas',
        'Gazpacho ~ Judias con perdiz\n\nPerdiz estofada ~ Merluza rellena\n\nNatillas',
      ],
      '12',
      'publica',
    ],
    stands: ['hoy published 12: Gazpacho, Judias con perdiz, Perdiz estofada, Merluza rellena, Natillas'],
  },
  {
    meant: 'a word in another spelling, with the reason behind it',
    says: [
      'Menú 12 €\nPrimeros\nLentejas\nSegundos\nCarrileras al vino',
      'carrilleras va con dos eles, que lo he escrito mal',
      'publica',
    ],
    stands: ['hoy published 12: Lentejas, Carrilleras al vino'],
  },
  {
    meant: 'what tells the place is no part of the dish',
    start: out,
    says: ['quita el pollo', ['pon conejo en su lugar', 'posa en el seu lloc conejo', 'en su lugar conejo']],
    stands: [today.replace('Pollo asado', 'Conejo')],
  },
  {
    meant: 'back as it was, after a reason',
    start: out,
    says: ['cambia el pollo por conejo', 'uy no, que eso es para otro día. déjalo como estaba'],
    stands: [today],
  },
  {
    meant: '«menos …» takes a dish away',
    says: [draft, 'menos el bacalao, que no ha llegado', ['publica', 'Correcto. Publíquelo, por favor.']],
    stands: pending('Lentejas, Crema de calabaza, Pechuga a la plancha'),
  },
  {
    meant: '«menos …» of a menu that customers see takes nothing away unasked',
    start: out,
    says: [['menos el pollo que queda una bandeja', 'menos los flanes q quedan cuatro']],
    stands: [today],
  },
  {
    meant: 'a dish that has run out by mistake is back, and the other one has run out',
    start: out,
    says: ['agotado el pollo', ['ay no, el pollo no, el flan', 'perdón, el pollo no, el flan']],
    stands: [today.replace('Flan casero', 'Flan casero!')],
  },
  {
    meant: 'a dish that is there takes nobody’s place',
    start: out,
    says: ['cambia el pollo asado por flan casero'],
    stands: [today],
    answer: /ya está/,
  },
  {
    meant: 'a figure before a reason is no talk: it is asked about, and named before the menu goes out',
    says: [draft, '13,90 que está todo por las nubes 😅', 'venga publica'],
    stands: [],
    answer: /Aún no lo publico/,
  },
  {
    meant: 'what was understood in part is shown again before it goes out',
    says: [draft, '13 y si piden bacalao 3 más', 'venga publica'],
    stands: [],
    answer: /Aún no lo publico/,
  },
  {
    meant: '«todavía no» drops nothing',
    says: [
      draft,
      ['no lo publiques todavía que miro una cosa', 'no lo subas aún, que falta el jefe'],
      'ahora sí, publica',
    ],
    stands: pending('Lentejas, Crema de calabaza, Pechuga a la plancha, Bacalao'),
  },
  {
    meant: 'a part of a dish instead of another part',
    says: [
      draft.replace('Bacalao', 'Bacalao a la vizcaína'),
      ['el bacalao es con tomate no a la vizcaína'],
      'publica',
    ],
    stands: pending('Lentejas, Crema de calabaza, Pechuga a la plancha, Bacalao con tomate'),
  },
  {
    meant: 'a supplement that is',
    says: [draft, ['el bacalao son 3 de suplemento', 'el bacalao son 3 más'], 'publica'],
    stands: pending('Lentejas, Crema de calabaza, Pechuga a la plancha, Bacalao +3'),
  },
  {
    meant: 'the hour of one day and the publishing of another are not done to one menu',
    says: [draft, 'el de hoy publica ya, el de mañana a las 9'],
    stands: [],
  },
  {
    meant: 'talk does not settle what was missed',
    says: [
      draft,
      '13 y si piden bacalao 3 más',
      ['gracias', 'qué calor hace hoy madre mía'],
      'venga publica',
    ],
    stands: [],
    answer: /Aún no lo publico/,
  },
]
