import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { distanceKm } from '@/contract/geography'
import { cellsAround, groundKm, mapMetres } from '@/server/modules/search/reach'
import { randomFrom } from '@/tests/api/search/random-restaurants'
import { harness } from '@/tests/api/support/harness'
import { seedOf } from '@/tests/setup/seed'

const { db } = await harness()
const random = randomFrom(seedOf(7))

const somewhere = () => ({ lat: 27.6 + random.next() * 16.2, lon: -18.2 + random.next() * 22.6 })

test('the database’s map is ours: what lies within a distance lies within its circle and its cells', async () => {
  const pairs = Array.from({ length: 500 }, () => {
    const at = somewhere()
    const reach = random.pick([0.02, 0.2, 1.5])
    const point = { lat: at.lat + (random.next() - 0.5) * reach, lon: at.lon + (random.next() - 0.5) * reach }
    return { at, point, km: distanceKm(at, point) }
  })
  const numbered = pairs.map(({ at, point }, n) => ({ n, ...point, at_lat: at.lat, at_lon: at.lon }))
  const { rows } = await db.execute<{ cell: number; metres: number }>(sql`
    select mercator_cell(mercator(lat, lon)) as cell, mercator(lat, lon) <-> mercator(at_lat, at_lon) as metres
    from jsonb_to_recordset(${JSON.stringify(numbered)}::jsonb)
      as pair (n integer, lat float8, lon float8, at_lat float8, at_lon float8)
    order by n`)
  for (const [index, { at, km }] of pairs.entries()) {
    const { cell = -1, metres = Number.NaN } = rows[index] ?? {}
    expect(cellsAround(at, km)).toContain(cell)
    expect(metres).toBeLessThanOrEqual(mapMetres(at, km))
    expect(km).toBeGreaterThanOrEqual(groundKm(at, metres))
  }
})
