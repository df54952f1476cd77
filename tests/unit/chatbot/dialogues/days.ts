import type { Dialogue } from '../dialogue'
import { menuOf, wednesday } from '../world'

const start = {
  menus: [
    menuOf('2026-11-17', 'expired'),
    menuOf(wednesday, 'published'),
    menuOf('2026-11-20', 'scheduled', { ...menuOf('', 'draft'), price: 15 }),
  ],
}

export const days: Dialogue[] = [
  {
    name: 'what is there today',
    start,
    lines: [['¿qué hay hoy?', /Menú de hoy[\s\S]*Lentejas[\s\S]*Publicado/]],
  },
  { name: 'the menu, in a word', start, lines: [['menú de hoy', /Menú de hoy[\s\S]*Publicado/]] },
  {
    name: 'another day',
    start,
    lines: [
      ['qué tengo el viernes', /viernes 20[\s\S]*15/],
      ['y el jueves?', /No hay menú para mañana/],
    ],
  },
  {
    name: 'what is scheduled',
    start,
    lines: [
      ['qué tengo programado', /Hoy[\s\S]*Viernes 20[\s\S]*15/],
      ['[viernes 20]', /Menú del viernes 20/],
    ],
  },
  { name: 'nothing is scheduled', lines: [['qué hay programado?', /No tienes nada/]] },
  {
    name: 'yesterday again',
    start: { menus: [menuOf('2026-11-17', 'expired')] },
    lines: [
      ['el mismo de ayer', /también para hoy/],
      ['[Publicar]', /Publicado/],
    ],
    menus: [/^ayer/, /^hoy published/],
  },
  {
    name: 'tomorrow the same',
    start,
    lines: [['mañana lo mismo', /también para mañana/]],
    menus: [/^ayer/, /^hoy/, /^mañana scheduled 12.5/, /^viernes/],
  },
  {
    name: 'copied by its days',
    start,
    lines: [['copia el viernes al sábado', /también para el sábado 21/]],
    menus: [/^ayer/, /^hoy/, /^viernes/, /^sábado scheduled 15/],
  },
  {
    name: 'moved',
    start,
    lines: [['mueve el viernes al sábado', /pasa a el sábado|pasa al sábado|sábado 21/]],
    menus: [/^ayer/, /^hoy/, /^sábado scheduled 15/],
  },
  {
    name: 'moved, after it was looked at',
    start,
    lines: [
      ['qué tengo el viernes', /15/],
      ['pásalo al lunes', /lunes 23/],
    ],
    menus: [/^ayer/, /^hoy/, /^lunes scheduled 15/],
  },
  {
    name: 'deleted, after a question',
    start,
    lines: [
      ['borra el viernes', /¿Borro[\s\S]*\[Sí, borrarlo\]/],
      ['[Sí, borrarlo]', /Borrado/],
    ],
    menus: [/^ayer/, /^hoy/],
  },
  {
    name: 'not deleted after all',
    start,
    lines: [
      ['borra el menú de hoy', /está publicado/],
      ['[No, dejarlo]', /Vale/],
    ],
    menus: [/^ayer/, /^hoy published/, /^viernes/],
  },
  {
    name: 'closed on Friday',
    start,
    lines: [
      ['el viernes cerramos', /¿Borro/],
      ['[Sí, borrarlo]', /Borrado/],
    ],
    menus: [/^ayer/, /^hoy/],
  },
  {
    name: 'a day that is not there cannot be deleted',
    start,
    lines: [['borra el sábado', /No hay menú para el sábado/]],
  },
  {
    name: 'the price of another day',
    start,
    lines: [['el viernes a 16', /Precio cambiado/]],
    menus: [/^ayer/, /^hoy published 12.5/, /^viernes scheduled 16/],
  },
  {
    name: 'with typos',
    start,
    lines: [
      ['que ai oy', /./],
      ['menu del biernes', /viernes 20/],
    ],
  },
  {
    name: 'a menu for the day that was asked about',
    lines: [
      ['qué tengo el viernes', /No hay menú/],
      ['Menú 12 €\nPrimeros\nLentejas\nSopa\nSegundos\nPollo', /viernes 20/],
      ['[Programar]', /viernes 20/],
    ],
    menus: [/^viernes scheduled 12/],
  },
  {
    name: 'what was copied is taken back',
    start,
    lines: [
      ['mañana lo mismo', /mañana/],
      ['[Borrar jueves 19]', /Borrado/],
    ],
    menus: [/^ayer/, /^hoy/, /^viernes/],
  },
  {
    name: 'nothing is scheduled on the free plan',
    start: { ...start, rights: { scheduledMenus: false, imagesLeft: 10 } },
    lines: [['mañana lo mismo', /Premium/]],
  },
]
