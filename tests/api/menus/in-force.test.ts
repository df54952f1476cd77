import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { menuServices } from '@/contract/entities/menu'
import { timeZones } from '@/contract/entities/place'
import { hasPassed as hasPassedInCode } from '@/contract/rules/menu/menu-times'
import { addDays, localInstant, localNow } from '@/contract/rules/time/local-time'
import { hasPassed, servedFrom, servedUntil } from '@/server/db/menu-times'
import { servedMinutes } from '@/server/modules/menus'
import { harness } from '@/tests/api/support/harness'

const { db } = await harness()

const window = fc
  .tuple(fc.integer({ min: 0, max: 1439 }), fc.integer({ min: 1, max: 1799 }))
  .filter(([start, end]) => end > start)
const timed = fc.record({
  day: fc.integer({ min: -3, max: 2 }),
  service: fc.constantFrom(...menuServices),
  timeZone: fc.constantFrom(...timeZones),
  window: fc.option(window),
})

/** Around the minutes at which something begins or ends as well as at any other, in both halves of the year. */
const instant = fc
  .tuple(
    fc.constantFrom('2026-01-15', '2026-03-29', '2026-07-09', '2026-10-25'),
    fc.integer({ min: 0, max: 1439 }),
  )
  .map(([date, minute]) => localInstant(date, minute, 'Europe/Madrid'))

test('code and SQL agree on when a menu is served and when its day has passed', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(timed, { minLength: 1, maxLength: 80 }), instant, async (given, now) => {
      const menus = given.map(({ day, window, ...rest }) => ({
        ...rest,
        date: addDays(localNow(now, 'Europe/Madrid').date, day),
        windowStartMinute: window?.[0] ?? null,
        windowEndMinute: window?.[1] ?? null,
      }))
      const values = menus.map(
        ({ date, service, timeZone, windowStartMinute, windowEndMinute }, at) =>
          sql`(${at}::integer, ${date}::date, ${service}, ${timeZone}, ${windowStartMinute}::integer, ${windowEndMinute}::integer)`,
      )
      const { rows } = await db.execute(sql`
        select ${servedFrom} as start, ${servedUntil} as end, ${hasPassed(now)} as passed
        from (values ${sql.join(values, sql`, `)})
          as menu (at, date, service, time_zone, window_start_minute, window_end_minute)
        order by at`)
      expect(rows).toEqual(
        menus.map((menu) => ({
          ...servedMinutes(menu),
          passed: hasPassedInCode(menu, menu.windowEndMinute, localNow(now, menu.timeZone)),
        })),
      )
    }),
  )
})
