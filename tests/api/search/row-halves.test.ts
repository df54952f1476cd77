import { eq, sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { newId } from '@/server/db/id'
import { menus, restaurantSearch, restaurants } from '@/server/db/schema'
import { refreshSearchRow } from '@/server/modules/search'
import { plain } from '@/server/modules/search/queries/words'
import { harness } from '@/tests/api/support/harness'

const { db } = await harness()

const id = newId()
afterAll(() => db.delete(restaurants).where(eq(restaurants.id, id)))

const rows = () =>
  db
    .select()
    .from(restaurantSearch)
    .where(eq(restaurantSearch.restaurantId, id))
    .orderBy(restaurantSearch.part)

const dish = (name: string, more: object = {}) => ({ name, ...more })

/** A menu whose words, allergens and prices differ from day to day. A name and a dish share a word. */
const menuOf = (date: string, service: 'comida' | 'cena', priceCents: number) => ({
  ...{ id: newId(), restaurantId: id, date, service, priceCents, state: 'published' as const },
  publishedAt: new Date(`${date}T10:00:00Z`),
  categories: [
    { name: 'Primeros', items: [dish('Rabo de toro'), dish(`Sopa ${date}`, { diets: ['vegan'] })] },
    {
      name: 'Segundos',
      items: [
        dish('Merluza', { allergens: { gluten: 'free', fish: 'contains' } }),
        dish('Pollo', { soldOut: true, diets: ['vegetarian'] }),
      ],
    },
  ],
})

test('the half of the menus is written beside that of the restaurant as if both were written anew', async () => {
  const names = { name: 'Casa Toro / El Rincón', cuisineType: ['Española' as const, 'Marisquería' as const] }
  await db.transaction(async (tx) => {
    await tx.insert(restaurants).values({ id, ...names, lat: 30, lon: -12 })
    await refreshSearchRow(tx, id)
  })
  for (const date of ['2026-03-11', '2026-03-12', '2026-03-13'])
    await db.transaction(async (tx) => {
      await tx.insert(menus).values([menuOf(date, 'comida', 1200), menuOf(date, 'cena', 1500)])
      await refreshSearchRow(tx, id, 'menus')
    })
  const written = await rows()
  await db.transaction((tx) => refreshSearchRow(tx, id))
  expect(written).toHaveLength(2)
  expect(written).toEqual(await rows())
  expect(written[0]?.doc).toMatch(/'tor':2A,\d+B/)
})

test('each sign between words becomes a space, and no other', async () => {
  const signs = `/\\.,:;@#&_+*=<>|~^%$!?()[]{}"'\`´’‘“”«»·-`
  const text = `pil-pil [:alpha:] ñandú 12 €º ${[...signs].join('x')} €–…`
  const { rows } = await db.execute(sql`select ${plain(sql`${text}::text`)} as text`)
  const expected = [...text].map((sign) => (signs.includes(sign) ? ' ' : sign)).join('')
  expect(rows).toEqual([{ text: expected }])
})
