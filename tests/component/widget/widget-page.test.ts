import { createTranslator } from 'next-intl'
import { expect, it, vi } from 'vitest'
import { goneWidgetPage, widgetPage } from '@/components/widget/widget-page'
import messages from '@/messages/es.json'
import { aMenu, aRestaurant, lunchtime as noon } from '../support/restaurants'

vi.mock('next-intl/server', () => ({
  getTranslations: async (namespace: 'widget') => createTranslator({ locale: 'es', messages, namespace }),
}))

/** A Tuesday's half past one. */
const lunchtime = new Date(noon)

const read = (html: string) => new DOMParser().parseFromString(html, 'text/html')

it('is today’s menu, whole, without a script, and leads back in a window of its own', async () => {
  const page = read(await widgetPage(aRestaurant(), aMenu({ observation: 'Solo <b>hoy</b>' }), lunchtime))
  expect(page.title).toBe('Menú del día de Casa Lola')
  expect(page.querySelector('h1')?.textContent).toBe('Casa Lola')
  expect(page.querySelector('.price')?.textContent).toBe('12,50\u00a0€')
  expect(page.body.textContent).toContain('Se sirve de 13:00 a 15:30. Incluye pan, bebida y postre o café.')
  expect([...page.querySelectorAll('li')].map((dish) => dish.textContent)).toEqual([
    'Lentejas',
    'Gazpacho (agotado)',
    'Salmorejo',
    'Merluza +2\u00a0€',
  ])
  expect(page.body.textContent).toContain('Solo <b>hoy</b>')
  expect(page.querySelectorAll('script, img, link, [onclick]')).toHaveLength(0)
  for (const link of page.querySelectorAll('a')) {
    expect(link.getAttribute('href')).toMatch(/^http:\/\/localhost/)
    expect(link.target).toBe('_blank')
    expect(link.rel).toBe('noopener')
  }
})

it('has the headings of a Basque menu in Basque', async () => {
  const [course] = aMenu().categories
  const menu = aMenu({ writtenIn: 'eu', categories: [{ items: course?.items ?? [], name: 'Primeros' }] })
  const page = read(await widgetPage(aRestaurant(), menu, lunchtime))
  expect(page.querySelector('h3')?.innerHTML).toBe('<span lang="eu">Lehenengoak</span>')
})

it('keeps a hostile name a name', async () => {
  const page = read(
    await widgetPage(
      aRestaurant({ restaurantName: '</style><script>alert(1)</script>' }),
      aMenu(),
      lunchtime,
    ),
  )
  expect(page.querySelector('h1')?.textContent).toBe('</style><script>alert(1)</script>')
  expect(page.querySelectorAll('script')).toHaveLength(0)
})

it('says when there is no menu, and when there is no restaurant', async () => {
  expect(read(await widgetPage(aRestaurant(), undefined, lunchtime)).body.textContent).toContain(
    'Hoy todavía no hay menú publicado.',
  )
  expect(read(await goneWidgetPage()).querySelector('h1')?.textContent).toBe(
    'Este restaurante ya no publica aquí su menú',
  )
})

/** The lines of which CSS shows one, and from when to when it does so, in seconds. */
const lines = (page: Document, place: string) =>
  [...page.querySelectorAll<HTMLElement>(`${place} > span`)].map((line) => [
    line.textContent,
    line.style.getPropertyValue('--from'),
    line.style.getPropertyValue('--to'),
  ])

it('says whether the menu is served, and goes on saying it while its frame is open', async () => {
  const page = read(await widgetPage(aRestaurant(), aMenu(), lunchtime))
  const state = lines(page, '.state')
  expect(state[0]).toEqual(['Sirviendo hasta las 15:30', '0s', expect.stringMatching(/^\d+s$/)])
  expect(state[1]?.[0]).toBe('El menú acabó a las 15:30')
  expect(state[1]?.[1]).toBe(state[0]?.[2])
  // At midnight «Menú de hoy» goes, and with it the state.
  expect(lines(page, 'h2 .steps')).toEqual([
    ['Menú de hoy', '0s', state[1]?.[2]],
    [expect.stringMatching(/^Menú: Martes, 13 de enero/), state[1]?.[2], ''],
  ])
})
