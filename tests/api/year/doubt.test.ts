import { expect, test } from 'vitest'
import type { OwnMenu } from '@/contract/entities/own-menu'
import { createClient } from '@/tests/api/support/client'
import type { Owner } from './cast'
import { looksAgain, nothingKnown, passTime } from './menu-life'

const owner: Owner = {
  ...{ name: 'Casa Berta', timeZone: 'Europe/Madrid', closedOn: 7, hasDinner: true },
  ...{ ownerId: 'berta', restaurantId: 'casa', email: 'berta@year.example' },
}
const now = new Date('2035-12-20T08:03:00Z')
const scheduled: OwnMenu = {
  ...{ menuId: 'kwvn5ps4ytgv', date: '2035-12-20', service: 'comida', state: 'scheduled', version: 300 },
  ...{ price: 15, halfPrice: null, includes: ['pan'], window: null, observation: '', source: 'copy' },
  categories: [{ name: 'Primeros', items: [{ name: 'Sopa 2035-12-20 comida' }] }],
  ...{ updatedAt: '2035-12-16T05:48:00.000Z', publishAt: '2035-12-20T08:00:00.000Z' },
}
const published: OwnMenu = { ...scheduled, state: 'published', version: 314 }

/** A menu was due while nobody answered, and its owner saved another one that nobody took. Then they look what is there. */
async function lookAt(menu: OwnMenu) {
  const known = nothingKnown()
  known.set('2035-12-20/comida', scheduled)
  known.doubts.set('2035-12-20/comida', (found) => found?.price === 18)
  passTime(known, now)
  const client = createClient('http://year.example', undefined, async () => Response.json({ menus: [menu] }))
  await looksAgain({ owner, client, known, now, mayBeRefused: false })
  return known.get('2035-12-20/comida')
}

test('what time has published is not what an owner did without an answer', async () => {
  expect(await lookAt(published)).toEqual(published)
})

test('what was done without an answer is done', async () => {
  expect(await lookAt({ ...published, price: 18 })).toMatchObject({ price: 18 })
})

test.each([
  ['of another price', { ...published, price: 16 }],
  ['that is a draft', { ...published, state: 'draft' as const }],
  ['with other dishes', { ...published, categories: [{ name: 'Primeros', items: [{ name: 'Arroz' }] }] }],
])('a menu %s is neither done nor left', async (_, menu) => {
  await expect(lookAt(menu)).rejects.toThrow('neither done nor left')
})
