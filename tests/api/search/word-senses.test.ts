import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dishVocabulary } from '@/contract/rules/menu-text/known-dishes'
import { newId } from '@/server/db/id'
import { stems } from '@/server/modules/search/queries/words'
import { deleteRestaurants, insertRestaurants } from '@/tests/api/search/insert-restaurants'
import type { TestRestaurant } from '@/tests/api/search/random-restaurants'
import { harness } from '@/tests/api/support/harness'

const { post, db, time } = await harness()
time.now = new Date('2026-03-11T13:30:00Z')

const here = { lat: 35.9, lon: -11.5 }

const house = (dish: string): TestRestaurant => ({
  ...{ id: newId(), name: 'Casa', ...here, timeZone: 'Europe/Madrid', cuisines: [], services: [], week: [] },
  menu: { date: '2026-03-11', dishes: [dish], priceCents: 1200, window: null },
})

const dishes = [
  'Cocido madrileño',
  'Helado de coco',
  'Coca de trampó',
  'Pimientos asados',
  'Pollo a la pimienta',
]
dishes.push(
  'Huevos rotos',
  'Huevas de merluza',
  'Higos con queso',
  'Hígado encebollado',
  'Lengua',
  'Lenguado',
)
const houses = dishes.map(house)

beforeAll(() => insertRestaurants(db, houses))
afterAll(() => deleteRestaurants(db, houses))

test.each([
  ['cocido', ['Cocido madrileño']],
  ['cocidos', ['Cocido madrileño']],
  ['coco', ['Helado de coco']],
  ['coca', ['Coca de trampó']],
  ['coc', ['Cocido madrileño', 'Helado de coco', 'Coca de trampó']],
  ['pimiento', ['Pimientos asados']],
  ['pimienta', ['Pollo a la pimienta']],
  ['huevo', ['Huevos rotos']],
  ['huevas', ['Huevas de merluza']],
  ['hígado', ['Hígado encebollado']],
  ['higo', ['Higos con queso']],
  ['lenguado', ['Lenguado']],
  ['pimiento asado', ['Pimientos asados']],
])('«%s» finds %j', async (query, expected) => {
  const { body } = await post('/api/filter/', { ...here, radius: 5, query })
  const ids: unknown[] = Reflect.get(Object(body), 'restaurantIds')
  expect(houses.filter(({ id }) => ids.includes(id)).map(({ menu }) => menu?.dishes[0])).toEqual(expected)
  expect(body).toMatchObject({ correctedQuery: null })
})

/** Different words with one stem that are one thing to a diner: forms of one word, or a dish and what it is made of. */
const oneThing = `
  adobado adobo
  ahumada ahumado
  alubia alubiada alubias
  arroz arroza
  asada asado
  bacaladita bacaladito
  baja bajo
  blanc blanco
  bunuelo buñuelos
  cafe café
  calabacin calabacines
  caldeirada caldeiro
  canelon canelones
  carn carne carnes
  casera casero
  chocolatada chocolate
  chuleta chuletada chuletas
  clotxina clotxines
  confit confitada confitado
  costilla costillar
  crema creme
  crep crepe crepes
  datil datiles dátil
  encebollada encebollado
  entrecot entrecote
  escabechada escabechado escabeche
  escalopa escalope escalopes
  escalopin escalopines
  estofada estofado
  faba fabada fabas fabe
  filet filete filetes
  flamenquin flamenquines
  flan flana
  fresca fresco
  freson fresones
  fricando fricandó
  frit frita fritido frito fritos
  fruta frutas frutos
  galega galego
  gall gallo
  gallega gallego
  galta galtes
  gamba gambas gambes
  garbanza garbanzo garbanzos
  gitana gitano
  glaseada glaseado
  gratinada gratinado
  guisada guisado guiso
  iberica iberico ibericos
  legatz legatza
  limon limonada
  llentia llenties
  macarron macarrones
  magra magro
  mandonguilla mandonguilles
  marinada marinado
  mariscada marisco
  medallon medallones
  media medio
  mejillon mejillones
  mongeta mongete mongetes
  music musico
  parrilla parrillada
  pastel pastela pasteles
  patata patatas patates
  peix peixe
  pescada pescado
  porc porco
  profiterol profiteroles
  rap rape
  rebozada rebozado
  rehogada rehogado
  rellena relleno
  rinon rinones
  salteada salteado
  secret secreto
  sopa sopes
  sorbet sorbete
  tajin tajine
  tosta tostada
  verdura verduras verdures
`

test('words of the dish vocabulary share a stem only where they are one thing', async () => {
  const { rows } = await db.execute<{ stem: string; words: string[] }>(sql`
    select stem, array_agg(word order by word) as words
    from (
      select word, (tsvector_to_array(${stems(sql`word`)}))[1] as stem
      from unnest(${sql.param(dishVocabulary())}::text[]) as word
    ) stemmed
    where stem is not null
    group by stem having count(*) > 1`)
  const known = new Set(oneThing.split('\n').map((line) => line.trim()))
  const singular = (word: string) => word.replace(/(?<=[^s])s$/, '')
  const shared = rows
    .filter(({ words }) => new Set(words.map(singular)).size > 1)
    .map(({ words }) => words.join(' '))
    .filter((words) => !known.has(words))
  expect(shared).toEqual([])
})
