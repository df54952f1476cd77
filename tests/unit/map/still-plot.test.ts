import { expect, test } from 'vitest'
import { stillPlot } from '@/components/map/still-plot'
import messages from '@/messages/es.json'

const from = { lat: 40.417, lon: -3.704 }
const at = (id: string, north: number, east: number, price: number | null) => ({
  ...{ id, name: id, price },
  position: { lat: from.lat + north, lon: from.lon + east },
})

const plot = (place: string, results: ReturnType<typeof at>[]) =>
  stillPlot({ from, place, results }, messages.map.results)

test('shows prices to scale, heaps by their lowest, and rings around the place', () => {
  const picture = plot('Sol, Madrid', [
    at('a', 0.003, 0, 12.5),
    at('b', -0.003, 0.004, 14),
    at('c', -0.003, 0.0041, 13.4),
    at('d', 0, -0.004, null),
  ])
  const texts = [...picture.matchAll(/<text[^>]*>([^<]*)</g)].map(([, text]) => text?.replace(/\s/g, ' '))
  expect(texts).toEqual(expect.arrayContaining(['Sol', '250 m', '500 m', '12,50 €', '2 · desde 13,40 €']))
  expect(picture.match(/class="one" cx/g)).toHaveLength(1)
  const y = (text: string) => Number(picture.match(new RegExp(`y="(-?\\d+)">${text}`))?.[1])
  expect(y('12,50')).toBeLessThan(y('2 ·'))
  expect(picture).not.toContain('NaN')
})

test.each([-0.0001, -0.0004, -0.0007, -0.001])(
  'writes no price over the dot or its name, %d away',
  (south) => {
    const picture = plot('Sol, Madrid', [at('a', south, 0.0002, 12.5), at('b', 0.003, 0, 14)])
    const middle = Number(picture.match(/y="(-?\d+)">12,50/)?.[1])
    // A mark is 26 px high. The dot begins at −8, and its name ends at 24.
    expect(middle + 13 <= -8 || middle - 13 >= 24).toBe(true)
  },
)

test('keeps a place a name, and draws an empty search', () => {
  const picture = plot('<script>"&', [])
  expect(picture).toContain('&lt;script&gt;&quot;&amp;')
  expect(picture).not.toContain('<script')
})

test('writes the distance of a ring where no price covers it', () => {
  const distances = (picture: string) =>
    [...picture.matchAll(/class="far" x="(-?\d+)" y="(-?\d+)">([^<]*)</g)].map(([, x, y, text]) => ({
      ...{ x: Number(x), y: Number(y), text },
    }))
  const far = at('far', 0.008, 0, null)
  const [free] = distances(plot('Sol, Madrid', [far]))
  expect(free).toMatchObject({ x: 0, text: '500 m' })
  // A heap of two just at the top of the ring of 500 m.
  const heap = [at('b', 0.004, 0, 14), at('c', 0.0041, 0.0001, 13.4)]
  const picture = plot('Sol, Madrid', [far, ...heap])
  const [ring] = distances(picture)
  const [, x, y] = picture.match(/x="(-?\d+)" y="(-?\d+)">2 ·/)?.map(Number) ?? []
  expect(ring?.text).toBe('500 m')
  // The heap is 190 px wide and 26 px high. The distance takes 44 and 18.
  const [aside, down] = [Math.abs((ring?.x ?? 0) - (x ?? 0)), Math.abs((ring?.y ?? 0) - (y ?? 0))]
  expect(aside >= 22 + 86 || down >= 9 + 13).toBe(true)
  expect(Math.abs(ring?.x ?? 999)).toBeLessThanOrEqual(180 - 22)
  expect(Math.abs(ring?.y ?? 999)).toBeLessThanOrEqual(150 - 9)
})

test('writes no distance that the edge of the picture would cut', () => {
  // The third result is a kilometre and a half away, so the ring of 1 km is higher than the picture.
  const far = [at('a', 0.002, 0, 12), at('b', 0, 0.003, 13), at('c', 0, 0.0065, 14)]
  const picture = plot('Sol, Madrid', far)
  for (const [, x, y] of picture.matchAll(/class="far" x="(-?\d+)" y="(-?\d+)"/g)) {
    expect(Math.abs(Number(x))).toBeLessThanOrEqual(180 - 22)
    expect(Math.abs(Number(y))).toBeLessThanOrEqual(150 - 9)
  }
})
