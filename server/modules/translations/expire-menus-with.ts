import { addDays, localNow } from '@/contract/rules/time/local-time'
import type { Services } from '@/server/ctx'
import type { StoredMenuCategory } from '@/server/db/schema'
import { changed } from '@/server/modules/restaurants'
import { keysOf } from './line-key'
import { findMenusWith } from './queries-shared'

/** Pages of earlier days are made anew on the next day in any case. */
const shownDays = 1

/** The pages that show this dish are made anew. */
export async function expireMenusWith(
  { db, webCache }: Pick<Services, 'db' | 'webCache'>,
  key: string,
  now: Date,
) {
  const since = addDays(localNow(now, 'Europe/Madrid').date, -shownDays)
  const found = []
  for (const one of keysOf(key)) {
    const [word = ''] = one.split(' ').toSorted((one, other) => other.length - one.length)
    found.push(...(await findMenusWith(db, word, since)).filter(({ categories }) => holds(categories, key)))
  }
  const byId = new Map(found.map((restaurant) => [restaurant.id, restaurant]))
  await webCache.expire([...byId.values()].flatMap(changed))
}

const holds = (categories: StoredMenuCategory[], key: string) =>
  categories.some(({ name, items }) =>
    [name, ...items.map((item) => item.name)].some((one) => keysOf(one).includes(key)),
  )
