import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { NearYou } from '@/components/home/near-you'
import { home } from '@/messages/es.json'
import { renderInSpanish } from '../support/in-spanish'

vi.mock('next/navigation', () => ({
  useRouter: () => ({ push: () => undefined, prefetch: () => undefined }),
}))
vi.mock('@/lib/browser/on-first-sight', () => ({
  onFirstSight: (_: Element, callback: () => void) => void callback(),
}))

const card = (name: string, tone: string, price = '') =>
  `<li data-result="k11x7qm2vt9b" data-at="1 1" data-price="${price}"><article><span data-serving="" data-tone="${tone}"></span><h2><a href="/">${name}</a></h2></article></li>`
const page = `<ol>${card('Cerrada', 'closed', '15')}${card('Casa Barata', 'later', '9.9')}${card('Ahora', 'open')}${card('Ahora 2', 'open')}</ol>`

const show = () =>
  renderInSpanish(
    <NearYou
      title="Hoy, en Madrid"
      cards={<p>de todos</p>}
      cheapest="Casa Lola"
      all={{ text: '82 menús', href: '/menu-del-dia/madrid' }}
      labels={home.today}
    />,
  )

beforeEach(() => {
  sessionStorage.clear()
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response(page)),
  )
})

it('asks for nothing while no place is known', () => {
  show()
  expect(screen.getByRole('region', { name: 'Hoy, en Madrid' })).toBeVisible()
  expect(fetch).not.toHaveBeenCalled()
})

const remember = () =>
  sessionStorage.setItem('searchHistory', JSON.stringify([{ name: 'Triana', lat: 37.385, long: -6.003 }]))

it('puts the last place in: what is served now first, and the cheapest', async () => {
  remember()
  show()
  expect(await screen.findByRole('region', { name: 'Hoy, cerca de Triana' })).toBeVisible()
  expect(fetch).toHaveBeenCalledWith('/restaurant/search/menu?lat=37.385&lon=-6.003&place=Triana')
  const names = screen.getAllByRole('article').map(({ textContent }) => textContent)
  expect(names).toEqual(['Ahora', 'Ahora 2', 'Casa Barata'])
  expect(screen.getAllByRole('link', { name: 'Casa Barata' }).at(-1)).toHaveAttribute(
    'href',
    '/restaurant/profile/k11x7qm2vt9b_Casa_Barata',
  )
})

it.each([
  ['4 menús nuevos desde ayer', page],
  ['1 menú nuevo desde ayer', `<ol>${card('Sola', 'open')}</ol>`],
  ['Más de 4 menús nuevos desde ayer', `${page}<a href="?page=2" rel="next">Ver más</a>`],
])('says what is new near the last place: %s', async (text, found) => {
  vi.mocked(fetch).mockImplementation(async () => new Response(found))
  remember()
  show()
  expect(await screen.findByRole('link', { name: text })).toHaveAttribute(
    'href',
    '/restaurant/search/menu?lat=37.385&lon=-6.003&place=Triana',
  )
})

it('cuts a long name, and not the price behind it', async () => {
  remember()
  show()
  const price = await screen.findByText(/^, 9,90\s€$/)
  expect(price.closest('.truncate')).toBeNull()
  expect(screen.getAllByRole('link', { name: 'Casa Barata' }).at(-1)?.closest('.truncate')).not.toBeNull()
})

it.each([
  ['has none', () => new Response('<ol></ol>')],
  ['fails', () => new Response('', { status: 503 })],
])('keeps what everybody sees where the search %s', async (_, answer) => {
  remember()
  vi.mocked(fetch).mockImplementation(async () => answer())
  show()
  await waitFor(() => expect(fetch).toHaveBeenCalled())
  expect(screen.getByText('de todos')).toBeVisible()
  expect(screen.getByRole('region', { name: 'Hoy, en Madrid' })).toBeVisible()
})
