import type { Dialogue } from '../dialogue'
import { facts, lunch, menuOf, wednesday } from '../world'

const menu = `Menú del día 12,50 €
Primeros
Lentejas estofadas
Ensalada mixta
Segundos
Merluza a la plancha
Pollo asado
Postre
Flan casero`

const dishes = 'Lentejas estofadas, Ensalada mixta, Merluza a la plancha, Pollo asado, Flan casero'
const free = { rights: { scheduledMenus: false, imagesLeft: 10 } }
const evening = { now: new Date('2026-11-18T20:00:00Z') }

export const menus: Dialogue[] = [
  {
    name: 'a menu is pasted and published',
    lines: [
      [
        menu,
        /Lentejas estofadas[\s\S]*12,50[\s\S]*¿Lo publico\?[\s\S]*\[Publicar\][\s\S]*\[Corregir\][\s\S]*\[Programar\][\s\S]*\{feed\}/,
      ],
      ['[Publicar]', /¡Publicado![\s\S]*restaurant\/profile\/bbbbbbbbbbbb/],
    ],
    menus: [`hoy published 12.5: ${dishes}`],
  },
  {
    name: 'yes in words is a yes',
    lines: [
      [menu, /Publicar/],
      ['sí', /Publicado/],
    ],
    menus: [`hoy published 12.5: ${dishes}`],
  },
  {
    name: 'yes with a slip is a yes',
    lines: [
      [menu, /Publicar/],
      ['publcalo ya', /Publicado/],
    ],
    menus: [/^hoy published/],
  },
  {
    name: 'a thumb is a yes',
    lines: [
      [menu, /Publicar/],
      ['👍', /Publicado/],
    ],
    menus: [/^hoy published/],
  },
  {
    name: 'ok, venga',
    lines: [
      [menu, /Publicar/],
      ['Vale', /Publicado/],
    ],
    menus: [/^hoy published/],
  },
  {
    name: 'publishing twice publishes once',
    lines: [
      [menu, /Publicar/],
      ['[Publicar]', /Publicado/],
      ['[Publicar]', /Ya está publicado/],
      ['publica', /Ya está publicado/],
    ],
    menus: [/^hoy published/],
  },
  {
    name: 'no is a no, and then it is forgotten',
    lines: [
      [menu, /Publicar/],
      ['no', /no lo publico/],
      ['publicar', /Todavía no tengo menú/],
    ],
    menus: [],
  },
  {
    name: 'a button of an earlier menu does not publish the newer one',
    lines: [
      [menu, /Publicar/],
      ['Primeros\nGazpacho\nSopa\nSegundos\nCalamares\n11 €', /Gazpacho/],
      ['[Publicar]', /Publicado/],
    ],
    menus: [/^hoy published 11: Gazpacho/],
  },
  {
    name: 'without a price it is asked for',
    lines: [
      ['Primeros\nLentejas\nSopa\nSegundos\nPollo asado', /falta el precio/],
      ['13', /13[\s\S]*\[Publicar\]/],
      ['[Publicar]', /Publicado/],
    ],
    menus: [/^hoy published 13: Lentejas/],
  },
  {
    name: 'without a price it costs what it did the last time',
    start: { menus: [menuOf('2026-11-17', 'expired')] },
    lines: [
      ['Primeros\nGazpacho\nSopa\nSegundos\nPollo asado', /12,50[\s\S]*Publicar/],
      ['si', /Publicado/],
    ],
    menus: [/^ayer/, /^hoy published 12.5: Gazpacho/],
  },
  {
    name: 'in one line, with commas',
    lines: [
      ['lentejas, ensalada mixta, merluza a la plancha, pollo asado y flan 12€', /Lentejas[\s\S]*12/i],
      ['dale', /Publicado/],
    ],
    menus: [/^hoy published 12:/],
  },
  {
    name: 'dish by dish, in several messages',
    lines: [
      ['Lentejas estofadas', /plato a plato/],
      ['Merluza a la plancha', /van 2/],
      ['Flan casero', /van 3/],
      ['ya está', /Lentejas estofadas[\s\S]*Merluza a la plancha[\s\S]*falta el precio/],
      ['12', /Publicar/],
      ['si', /Publicado/],
    ],
    menus: [/^hoy published 12: Lentejas estofadas, Merluza a la plancha, Flan casero/],
  },
  {
    name: 'dish by dish, with the price last',
    lines: [
      ['Lentejas estofadas', /plato a plato/],
      ['Merluza a la plancha', /van 2/],
      ['12,90 €', /12,90[\s\S]*Publicar/],
    ],
  },
  {
    name: 'for tomorrow by its own words',
    lines: [
      [menu.replace('del día', 'de mañana'), /mañana[\s\S]*\[Programar\]/],
      ['[Programar]', /sale mañana a las 9:00/],
    ],
    menus: [/^mañana scheduled 12.5: Lentejas/],
  },
  {
    name: 'in the evening it is for tomorrow',
    start: evening,
    lines: [
      [menu, /mañana[\s\S]*\[Es para hoy\]/],
      ['[Programar]', /mañana a las 9:00/],
    ],
    menus: [/^mañana scheduled/],
  },
  {
    name: 'in the evening, and yet for today',
    start: evening,
    lines: [
      [menu, /Es para hoy/],
      ['[Es para hoy]', /¿Lo publico\?/],
      ['[Publicar]', /Publicado/],
    ],
    menus: [/^hoy published/],
  },
  {
    name: 'the time of today is asked for and said',
    lines: [
      [menu, /Programar/],
      ['[Programar]', /¿A qué hora[\s\S]*\[A las 11:00\]/],
      ['a las 12:15', /sale hoy a las 12:15/],
    ],
    menus: [/^hoy scheduled/],
  },
  {
    name: 'a time that has passed is not taken',
    lines: [
      [menu, /Programar/],
      ['[Programar]', /hora/],
      ['a las 8', /8:00 ya han pasado/],
      ['12 y media', /a las 12:30/],
    ],
    menus: [/^hoy scheduled/],
  },
  {
    name: 'scheduled in one sentence',
    lines: [
      [menu, /Programar/],
      ['prográmalo para el viernes a las 10', /viernes 20 de noviembre a las 10:00/],
    ],
    menus: [/^viernes scheduled/],
  },
  {
    name: 'a week in one message',
    lines: [
      [
        'Menú 12 €\nJueves\nLentejas\nPollo asado\nViernes\nGarbanzos\nMerluza en salsa\nSábado\nPaella mixta\nChuletas de cordero',
        /3 menús[\s\S]*¿Programo los 3/,
      ],
      ['[Programar todo]', /jueves 19, viernes 20, sábado 21/],
    ],
    menus: [
      /^mañana scheduled 12: Lentejas/,
      /^viernes scheduled 12: Garbanzos/,
      /^sábado scheduled 12: Paella/,
    ],
  },
  {
    name: 'a week with today in it',
    lines: [
      [
        'Menú 12 €\nMiércoles\nLentejas\nPollo asado\nJueves\nGarbanzos\nMerluza en salsa',
        /Publico el de hoy/,
      ],
      ['[Publicar y programar]', /¡Publicado![\s\S]*jueves 19/],
    ],
    menus: [/^hoy published 12: Lentejas/, /^mañana scheduled 12: Garbanzos/],
  },
  {
    name: 'a week on the free plan is kept, not scheduled',
    start: free,
    lines: [
      [
        'Menú 12 €\nJueves\nLentejas\nPollo asado\nViernes\nGarbanzos\nMerluza en salsa',
        /Premium[\s\S]*\[Guardar borrador\]/,
      ],
      ['[Guardar borrador]', /borrador/],
    ],
    menus: [/^mañana draft/, /^viernes draft/],
  },
  {
    name: 'the free plan does not schedule',
    start: free,
    lines: [
      [menu, /Publicar/, /\[Programar\]/],
      ['programar', /Premium[\s\S]*\[Publicar ahora\]\n\[Guardar borrador\]/],
    ],
    menus: [],
  },
  {
    name: 'the free plan publishes now what was to come out later today',
    start: free,
    lines: [
      [menu, /Publicar/],
      ['publícalo a las 13:30', /más tarde es de Premium[\s\S]*subscription[\s\S]*\[Publicar ahora\]/],
      ['[Publicar ahora]', /¡Publicado!/],
    ],
    menus: [/^hoy published/],
  },
  {
    name: 'pictures run out, the menu does not',
    start: { rights: { scheduledMenus: false, imagesLeft: 0 } },
    lines: [
      [menu, /usado las imágenes[\s\S]*\[Publicar\]/, /\{feed\}/],
      ['[Publicar]', /Publicado/],
    ],
    menus: [/^hoy published/],
  },
  {
    name: 'who has not verified their address loses nothing',
    start: { owner: { ownerId: 'aaaaaaaaaaaa', firstName: 'Ana', emailVerified: false, language: 'es' } },
    lines: [
      [menu, /Publicar/],
      ['[Publicar]', /confirmar tu correo[\s\S]*\[Ya lo he verificado\]/],
    ],
    menus: [/^hoy draft/],
  },
  {
    name: 'a page nobody sees yet is said',
    start: { restaurant: facts.restaurant && { ...facts.restaurant, isPublic: false } },
    lines: [
      [menu, /Publicar/],
      ['si', /aún no se ve/],
    ],
  },
  {
    name: 'what is there is replaced, and that is said',
    start: { menus: [menuOf(wednesday, 'published')] },
    lines: [
      ['Primeros\nGazpacho\nSopa\nSegundos\nCalamares\n11 €', /Sustituirá/],
      ['si', /Publicado/],
    ],
    menus: [/^hoy published 11: Gazpacho/],
  },
  {
    name: 'a draft from the web is published from here',
    start: { menus: [menuOf(wednesday, 'draft', lunch)] },
    lines: [['publica el de hoy', /Publicado/]],
    menus: [/^hoy published 12.5/],
  },
  {
    name: 'another menu in the middle of a correction',
    lines: [
      [menu, /Corregir/],
      ['[Corregir]', /Dime qué cambio/],
      ['Primeros\nGazpacho\nSopa\nSegundos\nCalamares\n11 €', /Gazpacho/],
      ['ok', /Publicado/],
    ],
    menus: [/^hoy published 11: Gazpacho/],
  },
  {
    name: 'a very long message that is no menu',
    lines: [['bla '.repeat(1024), /no encuentro un menú/]],
  },
]
