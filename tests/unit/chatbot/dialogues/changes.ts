import type { Dialogue } from '../dialogue'
import { menuOf, wednesday } from '../world'

const start = { menus: [menuOf(wednesday, 'published')] }
const menu = 'Menú 12 €\nPrimeros\nLentejas\nEnsalada mixta\nSegundos\nMerluza a la plancha\nPollo asado'

const outOf = (words: string, dish = 'Pollo asado'): Dialogue => ({
  name: `sold out: «${words}»`,
  start,
  lines: [[words, new RegExp(`Agotado: ${dish}`)]],
  menus: [new RegExp(`^hoy published.*${dish}!`)],
})

const priced = (words: string, euros: string): Dialogue => ({
  name: `price: «${words}»`,
  start,
  lines: [[words, /Precio cambiado/]],
  menus: [new RegExp(`^hoy published ${euros.replace('.', '\\.')}:`)],
})

export const changes: Dialogue[] = [
  outOf('agotado pollo'),
  outOf('agotao el pollo'),
  outOf('se acabó el pollo'),
  outOf('se ha acabao el pollo'),
  outOf('ya no queda pollo'),
  outOf('No nos queda pollo asado!!'),
  outOf('nos hemos quedado sin pollo'),
  outOf('el pollo se ha terminado'),
  outOf('oye, agotadas las lentejas porfa', 'Lentejas estofadas'),
  outOf('no hay flan', 'Flan casero'),
  outOf('agotado el poyo'),
  {
    name: 'two dishes of that name: which one?',
    start,
    lines: [
      ['ya no queda merluza', /¿Cuál\?[\s\S]*\[Merluza a la plancha\][\s\S]*\[Merluza en salsa\]/],
      ['[Merluza en salsa]', /Agotado: Merluza en salsa/],
    ],
    menus: [/Merluza a la plancha, Merluza en salsa!/],
  },
  {
    name: 'a dish that is not there: one of these?',
    start,
    lines: [
      ['agotado el besugo', /No encuentro[\s\S]*\[Pollo asado\]/],
      ['[Pollo asado]', /Agotado: Pollo/],
    ],
  },
  {
    name: 'sold out, and back',
    start,
    lines: [
      ['agotado pollo', /Agotado/],
      ['vuelve el pollo', /Vuelve a haber: Pollo asado/],
      ['agotado pollo', /Agotado/],
      ['[Vuelve a haber]', /Vuelve a haber/],
    ],
    menus: [/Pollo asado, Flan/],
  },
  {
    name: 'there is some again',
    start,
    lines: [
      ['agotado flan', /Agotado/],
      ['hay flan otra vez', /Vuelve a haber: Flan/],
    ],
  },
  { name: 'sold out without a menu', lines: [['agotado pollo', /No hay menú para hoy/]], menus: [] },
  priced('precio 13', '13'),
  priced('ponlo a 13,50', '13.5'),
  priced('sube el menú a 14€', '14'),
  priced('cambia el precio a 11.90 euros', '11.9'),
  priced('el menu de hoy a 12,90', '12.9'),
  priced('prezio 13', '13'),
  {
    name: 'a price nobody pays',
    start,
    lines: [
      ['precio 1350', /Dime|entendido|cifra/],
      ['precio 0', /No me cuadra/],
    ],
    menus: [/^hoy published 12.5/],
  },
  {
    name: 'the price of what is proposed, not of what is out',
    start,
    lines: [
      [menu, /Sustituirá/],
      ['13', /13 /],
      ['no', /no lo publico/],
    ],
    menus: [/^hoy published 12.5/],
  },
  {
    name: 'corrected three times, then published',
    lines: [
      [menu, /Corregir/],
      ['[Corregir]', /Dime qué cambio/],
      ['cambia la merluza por Dorada al horno', /Cambiado por Dorada al horno/],
      ['quita el pollo', /Quitado/],
      ['añade Natillas de postre', /Añadido: Natillas/],
      ['precio 12,50', /Precio cambiado/],
      ['publicar', /Publicado/],
    ],
    menus: ['hoy published 12.5: Lentejas, Ensalada mixta, Dorada al horno, Natillas'],
  },
  {
    name: 'what is out is corrected in place',
    start,
    lines: [['cambia el pollo por Conejo al ajillo', /Conejo al ajillo/]],
    menus: [/^hoy published.*Conejo al ajillo/],
  },
  {
    name: 'a dish to take out that is not there',
    start,
    lines: [['quita el besugo', /No encuentro «el besugo»|No encuentro/]],
  },
  {
    name: 'a dish to take out of two',
    start,
    lines: [
      ['quita la merluza', /¿Cuál\?/],
      ['[Merluza en salsa]', /Quitado/],
    ],
    menus: [
      /^hoy published 12.5: Lentejas estofadas, Ensalada mixta, Merluza a la plancha, Pollo asado, Flan casero$/,
    ],
  },
  {
    name: 'a detour in the middle',
    lines: [
      [menu, /Publicar/],
      ['gracias', /A ti/],
      ['cuánta gente lo ha visto?', /visitas|visto/],
      ['[Publicar]', /Publicado/],
    ],
    menus: [/^hoy published/],
  },
  {
    name: 'impatience',
    lines: [
      [menu, /Publicar/],
      ['publica publica', /./],
      ['YA', /Publicado|publicado/],
      ['???', /./],
    ],
    menus: [/^hoy published/],
  },
  {
    name: 'a dish that is there already, alone',
    start,
    lines: [
      ['pollo asado', /ya está en el menú/],
      ['[Agotado]', /Agotado: Pollo/],
    ],
  },
  ...['no home no, bufff', 'el arroz lleva suplemento de 4 euros'].map(
    (missed): Dialogue => ({
      name: `what was not understood is named before publishing: «${missed}»`,
      lines: [
        [menu, /¿Lo publico/],
        [missed, /./],
        ['publica', /Aún no lo publico: no entendí «.*Lentejas/s, /Publicado/],
        ['publica', /Publicado/],
      ],
    }),
  ),
  {
    name: 'thanks do not keep a menu from being published',
    lines: [
      [menu, /¿Lo publico/],
      ['gracias', /./],
      ['publica', /Publicado/],
    ],
  },
]
