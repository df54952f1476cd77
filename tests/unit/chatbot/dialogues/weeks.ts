import type { Dialogue } from '../dialogue'
import { facts, menuOf, wednesday } from '../world'

/** The PDF of a week, sent on its Wednesday. */
const week = `MENÚ SEMANAL · 12,50 €
LUNES 16
Primeros
- Lentejas
- Ensalada mixta
Segundos
- Pollo asado
MARTES 17
Primeros
- Sopa de fideos
Segundos
- Lomo
- Bacalao
MIÉRCOLES 18
Primeros
- Cocido
Segundos
- Albóndigas
- Dorada
JUEVES 19
Primeros
- Paella
Segundos
- Secreto
- Sepia
VIERNES 20
Primeros
- Macarrones
Segundos
- Hamburguesa
- Salmón
Incluye pan, bebida y postre o café`

const friday = { ...menuOf('2026-11-20', 'scheduled'), publishAt: '2026-11-20T08:00:00.000Z' }
const today = 'hoy published 12.5: Cocido, Albóndigas, Dorada'
const tomorrow = 'mañana scheduled 12.5: Paella, Secreto, Sepia'
const onFriday = 'viernes scheduled 12.5: Macarrones, Hamburguesa, Salmón'
const old =
  'viernes scheduled 12.5: Lentejas estofadas, Ensalada mixta, Merluza a la plancha, Merluza en salsa, Pollo asado, Flan casero'

const thursday = '{button one:{pid}:2026-11-19:comida}'

export const weeks: Dialogue[] = [
  {
    name: 'a PDF of a week is shown day by day, without the days that are past',
    start: { reading: week, pages: 1 },
    lines: [
      [
        '{pdf}',
        /PDF guardado[\s\S]*He leído 3 menús en tu PDF[\s\S]*Los menús del lunes 16 de noviembre y del martes 17 de noviembre ya han pasado[\s\S]*Menú de hoy[\s\S]*• Cocido\n[\s\S]*12,50 €[\s\S]*\[Publicar\][\s\S]*Menú de mañana[\s\S]*• Sepia\n[\s\S]*\[Programar\][\s\S]*Menú del viernes 20 de noviembre[\s\S]*• Salmón\n[\s\S]*\[Programar\][\s\S]*¿Publico el de hoy y programo los demás\?[\s\S]*\[Publicar y programar\]/,
        /Sopa de fideos|Lentejas/,
      ],
      ['gracias', /./],
    ],
    menus: [],
  },
  {
    name: 'one press publishes and schedules the whole week',
    start: { reading: week, pages: 1 },
    lines: [
      ['{pdf}', /He leído 3 menús/],
      ['[Publicar y programar]', /¡Publicado![\s\S]*jueves 19, viernes 20/],
    ],
    menus: [today, tomorrow, onFriday],
  },
  {
    name: 'a press schedules its day alone, and a second one nothing',
    start: { reading: week, pages: 1 },
    lines: [
      ['{pdf}', /He leído 3 menús/],
      [thursday, /Programado: sale mañana a las 9:00[\s\S]*\[Deshacer\]/],
      [thursday, /ya está puesto para mañana/],
    ],
    menus: [tomorrow],
  },
  {
    name: 'a day that was undone is scheduled again, alone or with the others',
    start: { reading: week, pages: 1 },
    lines: [
      ['{pdf}', /He leído 3 menús/],
      [thursday, /Programado: sale mañana/],
      ['[Deshacer]', /lo he retirado/],
      [thursday, /Programado: sale mañana/],
      ['[Publicar y programar]', /¡Publicado![\s\S]*viernes 20/, /jueves 19/],
      [thursday, /ya está puesto para mañana/],
    ],
    menus: [today, tomorrow, onFriday],
  },
  {
    name: 'the last day of a week settles it',
    start: { reading: week, pages: 1 },
    lines: [
      ['{pdf}', /He leído 3 menús/],
      ['{button one:{pid}:2026-11-18:comida}', /¡Publicado!/],
      [thursday, /Programado/],
      ['{button one:{pid}:2026-11-20:comida}', /Programado: sale el viernes/],
      ['[Publicar y programar]', /Ya está publicado/],
      ['[Deshacer]', /lo he retirado/],
      ['{button one:{pid}:2026-11-20:comida}', /Programado: sale el viernes/],
    ],
    menus: [today, tomorrow, onFriday],
  },
  {
    name: 'a card names the menu that it replaces',
    start: { reading: week, pages: 1, menus: [friday] },
    lines: [
      [
        '{pdf}',
        /• Salmón\n[\s\S]*Sustituirá al menú del viernes 20 de noviembre que ya tienes programado \(Lentejas estofadas/,
      ],
      [thursday, /Programado: sale mañana/],
    ],
    menus: [tomorrow, old],
  },
  {
    name: 'a card replaces what it has named',
    start: { reading: week, pages: 1, menus: [friday] },
    lines: [
      ['{pdf}', /Sustituirá/],
      ['{button one:{pid}:2026-11-20:comida}', /Programado: sale el viernes/],
    ],
    menus: [onFriday],
  },
  {
    name: 'a week without a price asks for it before any day is scheduled',
    start: { reading: week.replace(' · 12,50 €', ''), pages: 1 },
    lines: [
      ['{pdf}', /He leído 3 menús[\s\S]*• Sepia\n[\s\S]*Me falta el precio/],
      [thursday, /Me falta el precio/],
      ['11,90', /11,90[\s\S]*\[Publicar y programar\]/],
      [thursday, /Programado: sale mañana/],
    ],
    menus: ['mañana scheduled 11.9: Paella, Secreto, Sepia'],
  },
  {
    name: 'the free plan keeps a day as a draft, and publishes that of today',
    start: { reading: week, pages: 1, rights: { scheduledMenus: false, imagesLeft: null } },
    lines: [
      ['{pdf}', /• Sepia\n[\s\S]*\[Guardar borrador\]/],
      [thursday, /Guardado como borrador/],
      ['{button one:{pid}:2026-11-18:comida}', /¡Publicado!/],
    ],
    menus: [today, tomorrow.replace('scheduled', 'draft')],
  },
  {
    name: 'a day of a week is not published before the address is verified',
    start: {
      reading: week,
      pages: 1,
      owner: { ownerId: 'aaaaaaaaaaaa', firstName: 'Ana', emailVerified: false, language: 'es' },
    },
    lines: [
      ['{pdf}', /He leído 3 menús/],
      [thursday, /confirmar tu correo/],
    ],
    menus: [],
  },
  {
    name: 'a week that was dropped is offered again before a day of it is scheduled',
    start: { reading: week, pages: 1 },
    lines: [
      ['{pdf}', /He leído 3 menús/],
      ['mejor no, déjalo', /./],
      [thursday, /lo habías dejado/],
    ],
    menus: [],
  },
  {
    name: 'the press of another week does nothing',
    start: { reading: week, pages: 1 },
    lines: [
      ['{pdf}', /He leído 3 menús/],
      ['{button one:otra:2026-11-19:comida}', /ya no lo tengo a mano/],
      ['{button one:{pid}:2026-11-27:comida}', /ya no lo tengo a mano/],
      ['{button one:{pid}:jueves:comida}', /./],
    ],
    menus: [],
  },
  {
    name: 'a week that is over is no menu',
    start: { reading: week, pages: 1, now: new Date('2026-11-22T09:00:00Z') },
    lines: [['{pdf}', /días que ya han pasado/, /\[Publicar\]/]],
    menus: [],
  },
  {
    name: 'a caption with a day does not put a whole week there',
    start: { reading: week },
    lines: [['{photo menú de mañana}', /Menú de hoy[\s\S]*Menú de mañana[\s\S]*Menú del viernes/]],
    menus: [],
  },
  {
    name: 'two menus of one day: the first is proposed, and its owner told',
    start: {
      reading: `MIÉRCOLES 18\nMenú 12 €\nPrimeros\nCocido\nSegundos\nLomo\nJUEVES 19\nPrimeros\nPaella\nSegundos\nSepia\nMIÉRCOLES 18\nMenú 18 €\nPrimeros\nGambas\nSegundos\nSolomillo`,
      pages: 1,
      menus: [menuOf(wednesday, 'draft')],
      now: facts.now,
    },
    lines: [['{pdf}', /más de un menú para hoy[\s\S]*• Cocido\n/]],
  },
]
