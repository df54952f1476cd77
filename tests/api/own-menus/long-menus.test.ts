import { describe, expect, test } from 'vitest'
import { getChat } from '@/contract/endpoints/chat'
import { listRecentMenus } from '@/contract/endpoints/menus'
import { menuLimits } from '@/contract/rules/menu/menu-size'
import { addDays } from '@/contract/rules/time/local-time'
import { chatMessages, menus } from '@/server/db/schema'
import { conversationOfOwner } from '@/server/modules/chatbot/queries'
import { harness } from '@/tests/api/support/harness'
import { invalid, ownMenusOf, refusal } from './own-menus'

const api = await harness()
const today = '2026-11-20'
api.time.now = new Date(`${today}T11:00:00Z`)

const dishes = (count: number, letters = 10) =>
  Array.from({ length: count }, (_, at) => ({ name: `${at} `.padEnd(letters, 'W') }))
const categories = <Dish>(...items: Dish[][]) => items.map((each, at) => ({ name: `${at}`, items: each }))
/** As long as a menu could be before there was a limit: 230 KB. */
const endless = categories(...Array.from({ length: 10 }, () => dishes(80, 290)))

async function ownerWith(days: number, first = today, state: 'draft' | 'published' = 'draft') {
  const owner = await api.owner()
  const publishedAt = state === 'published' ? new Date() : null
  for (let at = 0; at < days; at += 1)
    await api.db.insert(menus).values({
      ...{ restaurantId: owner.restaurantId, date: addDays(first, at) },
      ...{ state, publishedAt, categories: endless },
    })
  return { ...owner, own: ownMenusOf(api.as(owner)) }
}

describe('a menu as a whole', () => {
  test('has as many dishes and letters as nobody has ever served, and no more', async () => {
    const { own } = await ownerWith(0)
    const half = menuLimits.dishes / 2
    const put = (all: ReturnType<typeof categories>) =>
      own.put(addDays(today, 1), { content: { price: 12, categories: all } })
    expect(await put(categories(dishes(half), dishes(half)))).toMatchObject({ status: 200 })
    expect(await put(categories(dishes(half), dishes(half + 1)))).toMatchObject(
      invalid('content.categories', 'too-many-dishes'),
    )
    expect(await put(categories(dishes(50, 290), dishes(50, 290)))).toMatchObject(
      invalid('content.categories', 'too-many-letters'),
    )
  })

  test('names each diet once, however often it was sent', async () => {
    const { own } = await ownerWith(0)
    const diets = Array.from({ length: 5_000 }, () => 'vegan')
    const content = {
      price: 12,
      includes: diets.map(() => 'pan'),
      categories: categories([{ name: 'Crema', diets }]),
    }
    expect(await own.save(addDays(today, 1), { content })).toMatchObject({
      includes: ['pan'],
      categories: [{ items: [{ diets: ['vegan'] }] }],
    })
  })
})

describe('menus from before there was a limit', () => {
  test('are read by the day, as many as one reply has room for', async () => {
    const { own } = await ownerWith(10)
    const first = await own.list(`?from=${today}&to=${addDays(today, 9)}`)
    expect(JSON.stringify(first).length).toBeLessThan(600_000)
    expect(first).toMatchObject({ nextFrom: addDays(today, 2) })
    expect(await own.list(`?from=${addDays(today, 8)}&to=${addDays(today, 9)}`)).toMatchObject({
      nextFrom: null,
    })
  })

  test('are not copied all at once', async () => {
    const { own } = await ownerWith(20)
    const days = Array.from({ length: 20 }, (_, at): [string, string] => [
      addDays(today, at),
      `${addDays(today, at)}/cena`,
    ])
    expect(await own.copy(days)).toMatchObject(refusal(413, 'menus'))
    expect(await own.copy(days.slice(0, 5))).toMatchObject({ status: 200 })
  })

  test('are what everybody reads of the last days, as far as one reply reaches', async () => {
    const { restaurantId } = await ownerWith(14, addDays(today, -13), 'published')
    const { body } = await api.get(`/api/restaurants/${restaurantId}/menus`)
    const dates = listRecentMenus.reply.parse(body).menus.map(({ date }) => date)
    expect(dates).toEqual([0, 1, 2, 3, 4].map((back) => addDays(today, -back)))
  })
})

test('a conversation of the longest messages is read in pages that are no longer', async () => {
  const owner = await api.owner()
  const { id } = await conversationOfOwner(api.db, owner.ownerId, new Date())
  for (let at = 0; at < 60; at += 1) {
    const said = { id: `m${at}`, at: new Date().toISOString(), kind: 'text', text: 'é'.repeat(20_000) }
    await api.db.insert(chatMessages).values({
      ...{ conversationId: id, channel: 'browser', direction: 'in', key: `${owner.ownerId} ${at}` },
      ...{ state: 'handled', kind: 'text', body: said, occurredAt: new Date() },
    })
  }
  const read: string[] = []
  for (let before = ''; ; ) {
    const { body } = await api.as(owner).get(`/api/chat?limit=100${before}`)
    expect(JSON.stringify(body).length).toBeLessThan(700_000)
    const page = getChat.reply.parse(body)
    read.unshift(...page.messages.map((message) => ('sentAs' in message ? message.sentAs : '')))
    if (!page.nextBefore) break
    before = `&before=${page.nextBefore}`
  }
  expect(read).toEqual(Array.from({ length: 60 }, (_, at) => `m${at}`))
})
