import { createTranslator } from 'next-intl'
import { expect, it, vi } from 'vitest'
import type { Menu } from '@/contract/entities/menu'
import { feedOf } from '@/lib/feed/feed'
import { jsonFeed } from '@/lib/feed/json-feed'
import { rss } from '@/lib/feed/rss'
import messages from '@/messages/es.json'
import { aMenu, aRestaurant } from '../support/restaurants'

vi.mock('next-intl/server', () => ({
  getTranslations: async (namespace: 'feed') => createTranslator({ locale: 'es', messages, namespace }),
}))

const nasty = `Casa "L'Òlla" & <script>alert(1)</script> ]]> \u0007`
const restaurant = aRestaurant({ restaurantName: nasty })
const dishes = [
  {
    name: 'Primeros',
    items: [
      { name: 'Callos <a href="javascript:alert(1)">&</a>', supplement: 2 },
      { name: 'Gazpacho', soldOut: true },
    ],
  },
]

const feed = (menus: Menu[]) => feedOf(restaurant, menus)

function parsed(xml: string) {
  const tree = new DOMParser().parseFromString(xml, 'application/xml')
  expect(tree.querySelector('parsererror')).toBeNull()
  return tree
}

it('is RSS 2.0 that any parser reads back', async () => {
  const tree = parsed(
    rss(await feed([aMenu({ categories: dishes }), aMenu({ menuId: 'm11x7qm2vt9b', price: null })])),
  )
  const text = (selector: string) => tree.querySelector(selector)?.textContent
  expect(tree.documentElement.getAttribute('version')).toBe('2.0')
  expect(text('channel > title')).toBe(`Menú del día de ${nasty.replace('\u0007', '')}`)
  expect(text('channel > language')).toBe('es')
  expect(text('channel > lastBuildDate')).toBe('Tue, 13 Jan 2026 09:30:00 +0000')
  expect(tree.getElementsByTagNameNS('http://www.w3.org/2005/Atom', 'link')[0]?.getAttribute('href')).toMatch(
    /\/restaurant\/profile\/k00x7qm2vt9b_.*\/rss\.xml$/,
  )
  expect(tree.querySelectorAll('item')).toHaveLength(2)
  expect(text('item > title')).toBe('Menú del día, mar. 13 ene: 12,50\u00a0€')
  expect(text('item > guid')).toBe('menu:m00x7qm2vt9b')
  expect(text('item > link')).toMatch(/\/restaurant\/profile\/k00x7qm2vt9b_.*\/2026-01-13$/)
  expect(text('item:nth-of-type(2) > title')).toBe('Menú del día, mar. 13 ene')

  const html = new DOMParser().parseFromString(text('item > description') ?? '', 'text/html')
  expect(html.querySelector('p')?.textContent).toBe(
    '12,50\u00a0€. Se sirve de 13:00 a 15:30. Incluye pan, bebida y postre o café.',
  )
  expect(html.querySelector('li')?.textContent).toBe('Callos <a href="javascript:alert(1)">&</a> +2\u00a0€')
  expect(html.querySelector('s')?.textContent).toBe('Gazpacho')
  expect(html.querySelectorAll('a, script')).toHaveLength(0)
})

it('is a JSON feed 1.1', async () => {
  const told = jsonFeed(await feed([aMenu({ categories: dishes })]))
  expect(JSON.parse(JSON.stringify(told))).toEqual(told)
  expect(told).toMatchObject({
    version: 'https://jsonfeed.org/version/1.1',
    title: `Menú del día de ${nasty}`,
    language: 'es',
    authors: [{ name: nasty }],
    items: [
      {
        id: 'menu:m00x7qm2vt9b',
        title: 'Menú del día, mar. 13 ene: 12,50\u00a0€',
        date_published: '2026-01-13T09:30:00Z',
        content_html: expect.stringContaining('Callos &lt;a href='),
      },
    ],
  })
  for (const url of [told.home_page_url, told.feed_url, told.icon, told.items[0]?.url])
    expect(url).toMatch(/^http:\/\/localhost/)
  expect(told.items[0]?.url).toMatch(/\/2026-01-13$/)
})

it('is valid without a single menu', async () => {
  expect(parsed(rss(await feed([]))).querySelectorAll('item')).toHaveLength(0)
  expect(jsonFeed(await feed([])).items).toEqual([])
})

it('marks what the kitchen wrote in a feed of another language', async () => {
  document.documentElement.lang = 'eu'
  const { items } = await feed([aMenu({ categories: dishes, observation: 'Solo <b>hoy</b>' })])
  document.documentElement.lang = ''
  const html = new DOMParser().parseFromString(items[0]?.html ?? '', 'text/html')
  expect([...html.querySelectorAll('[lang="es"]')].map(({ textContent }) => textContent)).toEqual([
    'Primeros',
    'Callos <a href="javascript:alert(1)">&</a>',
    'Gazpacho',
    'Solo <b>hoy</b>',
  ])
})
