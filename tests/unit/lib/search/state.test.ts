import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cuisines } from '@/contract/lists'
import {
  hasFilters,
  parseCachePath,
  parseSearch,
  searchCachePath,
  searchHref,
  searchQuery,
  withoutFilters,
} from '@/lib/search/state'

const parse = (query: string) => parseSearch('menu', new URLSearchParams(query))

describe('parseSearch', () => {
  it('reads what makes sense', () => {
    expect(
      parse('lat=40.41687&lon=-3.70380&place=Sol&q=paella&open=1&cuisine=India&km=7&price=asc&page=3'),
    ).toEqual({
      tab: 'menu',
      lat: 40.417,
      lon: -3.704,
      place: 'Sol',
      q: 'paella',
      open: true,
      cuisine: ['India'],
      km: 7,
      price: 'asc',
      page: 3,
    })
  })

  it.each([
    ['half a point', 'lat=40'],
    ['a point off the globe', 'lat=91&lon=0'],
    ['words for numbers', 'lat=north&lon=west&km=far&page=last'],
    ['an unknown cuisine', 'cuisine=Marciana'],
    ['a distance off the slider', 'km=21'],
    ['a page that is none', 'page=-1'],
    ['a page too deep', 'page=51'],
    ['an order that is none', 'price=cheap'],
  ])('leaves out %s', (_, query) => {
    expect(searchQuery(parse(query)).toString()).toBe('')
  })

  it('holds what is typed to a length, on one line, without control characters', () => {
    const { q, place } = parse(`q=${'a'.repeat(10_000)}&place=%00Sol%0A%0AMadrid`)
    expect(q).toHaveLength(200)
    expect(place).toBe('Sol Madrid')
  })
})

describe('where a person was last', () => {
  it('counts only for a place that has to be looked up', () => {
    expect(searchHref(parse('place=Gran V%C3%ADa&near=43.27,-2.93&open=1'))).toBe(
      '/restaurant/search/menu?place=Gran+V%C3%ADa&near=43.3%2C-2.9&open=1',
    )
    for (const query of ['near=43.3,-2.9', 'place=Sol&near=aqu%C3%AD', 'place=Sol&near=99,1'])
      expect(searchHref(parse(query))).not.toContain('near')
    expect(searchHref(parse('lat=40.4&lon=-3.7&place=Sol&near=43.3,-2.9'))).not.toContain('near')
  })
})

describe('searchQuery', () => {
  it('is the same for equal questions in any order', () => {
    expect(searchQuery(parse('open=1&q=arroz&cuisine=India&cuisine=Asador')).toString()).toBe(
      searchQuery(parse('cuisine=Asador&cuisine=India&x=1&q=%20arroz%20&open=1')).toString(),
    )
  })

  it('reads back as the state it was written from, through the cache path too', () => {
    const anyState = fc.record({
      lat: fc.double({ min: 27, max: 44, noNaN: true }),
      lon: fc.double({ min: -18, max: 4, noNaN: true }),
      place: fc.string({ unit: 'grapheme', maxLength: 100 }),
      q: fc.string({ unit: 'binary', maxLength: 60 }),
      cuisine: fc.constantFrom(...cuisines),
      page: fc.integer({ min: 0, max: 60 }),
    })
    fc.assert(
      fc.property(anyState, (values) => {
        const entries = Object.entries(values).map(([name, value]) => [name, String(value)])
        const state = parseSearch('restaurant', new URLSearchParams(entries))
        expect(parseSearch('restaurant', searchQuery(state))).toEqual(state)
        const part = searchCachePath('/restaurant/search/restaurant', searchQuery(state))?.split('/').at(-1)
        expect(parseCachePath('restaurant', part ?? '')).toEqual(state)
      }),
    )
  })
})

describe('searchHref', () => {
  it('starts at the first page when the question changes', () => {
    expect(searchHref(parse('q=arroz&page=4'), { open: true })).toBe('/restaurant/search/menu?q=arroz&open=1')
  })

  it('asks nothing of menus on the tab of restaurants', () => {
    const state = parse('voucher=1&drink=1&without=milk&without=gluten&without=cyanide')
    expect(searchQuery(state).toString()).toBe('without=gluten&without=milk&voucher=1&drink=1')
    expect(searchHref(state, { tab: 'restaurant' })).toBe('/restaurant/search/restaurant')
    expect(hasFilters(parseSearch('restaurant', searchQuery(state)))).toBe(false)
  })

  it('keeps place and words when the filters go', () => {
    const state = parse('place=Sol&q=arroz&open=1&km=3')
    expect(hasFilters(state)).toBe(true)
    expect(searchHref(state, withoutFilters)).toBe('/restaurant/search/menu?place=Sol&q=arroz')
  })
})

describe('searchCachePath', () => {
  it.each([
    ['/restaurant/search', '/es/restaurant/search/menu/todo'],
    ['/restaurant/search/restaurant', '/es/restaurant/search/restaurant/todo'],
    ['/restaurant/search/nada', '/es/no-encontrada'],
    ['/restaurant/search/menu/todo', '/es/no-encontrada'],
    ['/wizard', null],
  ])('%s → %s', (pathname, path) => {
    expect(searchCachePath(pathname, new URLSearchParams('foo=1'))).toBe(path)
  })

  it('reads back as the plain search, or as none', () => {
    expect(parseCachePath('menu', 'todo')).toMatchObject({ tab: 'menu', q: '' })
    expect(parseCachePath('menu', '%E0%A4%A')).toBeNull()
    expect(parseCachePath('nada', 'todo')).toBeNull()
  })
})
