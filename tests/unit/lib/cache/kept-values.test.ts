import { expect, it } from 'vitest'
import { KeptValues } from '@/lib/cache/kept-values'
import { pack, unpack, type Value } from '@/lib/insides/cache/packed'

const page = (html: string) =>
  ({
    kind: 'APP_PAGE',
    html,
    rscData: Buffer.from('1:"menú"'),
    headers: { 'x-next-cache-tags': 'a,b', etag: '"1"' },
    postponed: undefined,
    status: 404,
    segmentData: new Map([['/_tree', Buffer.from('0:{}')]]),
  }) as unknown as Value

const values = [
  ['a page', page('<p>Menú del día · 12 €</p>')],
  [
    'what a handler answered',
    { kind: 'APP_ROUTE', body: Buffer.from([0, 255]), headers: { a: 'b' }, status: 200 },
  ],
  [
    'what was fetched',
    { kind: 'FETCH', data: { headers: {}, body: 'eyJ9', url: 'x', status: 200 }, revalidate: 60 },
  ],
  ['where it went', { kind: 'REDIRECT', props: { to: '/' } }],
  ['nothing', null],
] as unknown as [string, Value][]

it.each(values)('gives back %s as it was', (_, value) => {
  expect(unpack(pack(value)).value).toEqual(value)
})

it('takes a fraction of what a page is, and holds nothing else', () => {
  const packed = pack(page('<article>Croquetas de jamón · 12,50 €</article>'.repeat(2000)))
  expect(packed.length).toBeLessThan(5000)
  expect(packed.buffer.byteLength).toBe(packed.length)
})

const terms = { tags: ['a'], lastModified: 1, cacheControl: undefined }

it('unpacks once what is read again, and never shows what was there before', () => {
  const kept = new KeptValues({ packed: 100_000, unpacked: 100_000 })
  kept.set('/', page('one'), terms)
  const read = kept.valueOf('/')
  expect(kept.valueOf('/')).toBe(read)
  kept.set('/', page('two'), { ...terms, lastModified: 2 })
  expect(kept.valueOf('/')).toMatchObject({ html: 'two' })
  expect(kept.termsOf('/')?.lastModified).toBe(2)
})

it('forgets what was asked for longest ago', () => {
  const kept = new KeptValues({ packed: 20_000, unpacked: 1000 })
  for (let n = 0; n < 1000; n++) kept.set(`/${n}`, page(`${n}`), terms)
  expect(kept.termsOf('/0')).toBeUndefined()
  expect(kept.valueOf('/0')).toBeNull()
  expect(kept.valueOf('/999')).toMatchObject({ html: '999' })
})
