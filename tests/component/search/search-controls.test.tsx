import '../support/show-modal'
import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { SearchControls } from '@/components/search/search-controls'
import { searchCachePath } from '@/lib/search/state'
import { allergens, cuisines, search } from '@/messages/es.json'

const push = vi.fn()
const replace = vi.fn()
let address = '/restaurant/search/menu'

vi.mock('next/navigation', () => ({
  useRouter: () => ({ push, replace, prefetch: () => undefined }),
  useParams: () => {
    const { pathname, searchParams } = new URL(address, 'http://localhost')
    const [tab, state] = (searchCachePath(pathname, searchParams) ?? '').split('/').slice(4)
    return { tab, state }
  },
}))

const filters = {
  ...search.filters,
  voucher: { title: 'Ticket 11 €' },
  cuisine: { ...search.filters.cuisine, answers: cuisines },
  without: { ...search.filters.without, answers: allergens },
}

const controls = (hasOwnFilters = true) => (
  <SearchControls labels={{ ...search.controls, filters }} hasOwnFilters={hasOwnFilters}>
    <p>Resultados</p>
  </SearchControls>
)

function show(at = '/restaurant/search/menu') {
  address = at
  return render(controls())
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
/** More than the frame that a sheet waits for. */
const frame = 20
const box = () => screen.getByRole('searchbox', { name: 'Qué te apetece comer' })
const type = (text: string) => fireEvent.change(box(), { target: { value: text } })

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
  vi.resetAllMocks()
})

it('asks 700 ms after the last letter', async () => {
  show()
  type('pa')
  await pass(699)
  type('paella')
  await pass(699)
  expect(push).not.toHaveBeenCalled()
  await pass(1)
  expect(push).toHaveBeenCalledExactlyOnceWith('/restaurant/search/menu?q=paella', { scroll: false })
})

it('asks at once on Enter, keeping the filters', async () => {
  show('/restaurant/search/restaurant?open=1&km=3&page=4')
  type('  pulpo  ')
  fireEvent.submit(box())
  await pass(0)
  expect(push).toHaveBeenCalledExactlyOnceWith('/restaurant/search/restaurant?q=pulpo&open=1&km=3', {
    scroll: false,
  })
})

it('leaves one step in the history for a question that is being changed', async () => {
  show('/restaurant/search/menu?q=pa')
  type('paella')
  await pass(700)
  expect(replace).toHaveBeenCalledExactlyOnceWith('/restaurant/search/menu?q=paella', { scroll: false })
})

it('asks nothing when the words are the same again', async () => {
  show('/restaurant/search/menu?q=pulpo')
  type('pulpos')
  type('pulpo ')
  await pass(700)
  expect(push).not.toHaveBeenCalled()
  expect(replace).not.toHaveBeenCalled()
})

it('shows the question of the address it comes to', () => {
  const { rerender } = show('/restaurant/search/menu?q=50%25%20%26%20m%C3%A1s')
  expect(box()).toHaveValue('50% & más')
  address = '/restaurant/search/menu'
  rerender(controls())
  expect(box()).toHaveValue('')
})

it('has every filter in an address of its own', () => {
  show('/restaurant/search/menu?q=sopa&delivery=1&page=2')
  const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
  expect(hrefOf('Abierto ahora')).toBe('/restaurant/search/menu?q=sopa&open=1&delivery=1')
  expect(hrefOf('Domicilio (quitar)')).toBe('/restaurant/search/menu?q=sopa')
  expect(hrefOf('Limpiar filtros')).toBe('/restaurant/search/menu?q=sopa')
  expect(hrefOf('Restaurantes')).toBe('/restaurant/search/restaurant?q=sopa&delivery=1')
  expect(screen.getByRole('link', { name: 'Menú del día' })).toHaveAttribute('aria-current', 'page')
})

it('answers a press on its chip before the sheet is laid out', async () => {
  show()
  const chip = screen.getByRole('button', { name: 'Filtrar por distancia' })
  expect(chip).not.toHaveAttribute('data-pressed')
  fireEvent.click(chip)
  expect(chip).toHaveAttribute('data-pressed')
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  await pass(frame)
  expect(screen.getByRole('dialog', { name: 'Filtrar por distancia' })).toHaveAttribute('open')
  fireEvent.click(screen.getByRole('button', { name: 'Cerrar' }))
  expect(chip).not.toHaveAttribute('data-pressed')
})

it('offers to clear only what there is', () => {
  show('/restaurant/search/menu?q=sopa')
  expect(screen.queryByRole('link', { name: 'Limpiar filtros' })).not.toBeInTheDocument()
})

it('says what is chosen in its chip, and takes several kitchens at once', async () => {
  show('/restaurant/search/menu?cuisine=India&cuisine=Italiana&km=7&price=asc')
  expect(screen.getByRole('button', { name: /A menos de 7 km/ })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Más baratos primero (quitar)' })).toHaveAttribute(
    'aria-current',
    'true',
  )
  expect(screen.getByRole('button', { name: 'Ordenar por precio' })).toBeVisible()
  fireEvent.click(screen.getByRole('button', { name: /India y 1 más/ }))
  await pass(frame)
  const dialog = screen.getByRole('dialog', { name: 'Tipo de cocina' })
  fireEvent.click(screen.getByRole('checkbox', { name: 'India' }))
  fireEvent.click(screen.getByRole('checkbox', { name: 'Mediterránea' }))
  fireEvent.click(screen.getByRole('button', { name: 'Ver resultados' }))
  await pass(0)
  expect(dialog).not.toHaveAttribute('open')
  expect(push).toHaveBeenCalledExactlyOnceWith(
    '/restaurant/search/menu?price=asc&cuisine=Italiana&cuisine=Mediterranea&km=7',
    { scroll: false },
  )
})

const chips = () =>
  within(screen.getByRole('list', { name: 'Filtros' }))
    .getAllByRole('listitem')
    .flatMap((item) => within(item).queryAllByRole('link').concat(within(item).queryAllByRole('button')))
    .map((chip) => (chip.getAttribute('aria-label') ?? chip.textContent ?? '').trim().replace(/\s/g, ' '))

it('offers first what most hungry people ask, each at one press, and the sheets after that', () => {
  show()
  expect(chips()).toEqual([
    ...['Sirviendo ahora', 'Hasta 10 €', 'Hasta 12 €', 'Hasta 15 €', 'A 5 min andando', 'A 10 min andando'],
    ...['Más baratos primero', 'Ordenar por precio', 'Abierto ahora', 'Tipo de cocina'],
    ...['Para llevar', 'Domicilio', 'Alérgenos', 'Filtrar por distancia', 'Ticket 11 €', 'Con bebida'],
  ])
})

it('goes up to a price at one press, takes another in its place, and takes it off again', () => {
  const { rerender } = show('/restaurant/search/menu?q=sopa&maxPrice=12&cuisine=India&page=2')
  const hrefOf = (name: RegExp) => screen.getByRole('link', { name }).getAttribute('href')
  expect(hrefOf(/^Hasta 12\s€ \(quitar\)$/)).toBe('/restaurant/search/menu?q=sopa&cuisine=India')
  expect(screen.getByRole('link', { name: /^Hasta 12/ })).toHaveAttribute('aria-current', 'true')
  expect(hrefOf(/^Hasta 15\s€$/)).toBe('/restaurant/search/menu?q=sopa&maxPrice=15&cuisine=India')
  expect(screen.queryByRole('link', { name: /^Hasta 20/ })).not.toBeInTheDocument()
  address = '/restaurant/search/menu?maxPrice=20'
  rerender(controls())
  expect(hrefOf(/^Hasta 20\s€ \(quitar\)$/)).toBe('/restaurant/search/menu')
  address = '/restaurant/search/restaurant?q=sopa&maxPrice=12'
  rerender(controls())
  expect(screen.queryByRole('link', { name: /Hasta/ })).not.toBeInTheDocument()
})

it('knows one distance at a time: minutes on foot, or kilometres', async () => {
  const { rerender } = show('/restaurant/search/menu?km=7')
  expect(screen.getByRole('link', { name: 'A 5 min andando' })).toHaveAttribute(
    'href',
    '/restaurant/search/menu?walk=5',
  )
  address = '/restaurant/search/menu?walk=5'
  rerender(controls())
  fireEvent.click(screen.getByRole('button', { name: 'Filtrar por distancia' }))
  await pass(frame)
  fireEvent.click(screen.getByRole('button', { name: 'Ver resultados' }))
  await pass(0)
  expect(push).toHaveBeenCalledExactlyOnceWith('/restaurant/search/menu?km=5', { scroll: false })
})

it('offers before another host api what every host knows, and no more', () => {
  address = '/restaurant/search/menu'
  render(controls(false))
  expect(chips()).toEqual([
    ...['Más baratos primero', 'Ordenar por precio', 'Abierto ahora', 'Tipo de cocina'],
    ...['Para llevar', 'Domicilio', 'Filtrar por distancia'],
  ])
})

it('opens the distance at five kilometres', async () => {
  show()
  fireEvent.click(screen.getByRole('button', { name: 'Filtrar por distancia' }))
  await pass(frame)
  const slider = screen.getByRole('slider', { name: 'Como mucho a' })
  expect(slider).toHaveValue('5')
  expect(slider).toHaveAttribute('min', '1')
  expect(slider).toHaveAttribute('max', '20')
  fireEvent.change(slider, { target: { value: '12' } })
  fireEvent.click(screen.getByRole('button', { name: 'Ver resultados' }))
  await pass(0)
  expect(push).toHaveBeenCalledExactlyOnceWith('/restaurant/search/menu?km=12', { scroll: false })
})

it('asks of the menu only where menus are looked for', async () => {
  const { rerender } = show('/restaurant/search/menu?q=sopa&drink=1&without=milk')
  const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
  expect(hrefOf('Ticket 11 €')).toBe('/restaurant/search/menu?q=sopa&without=milk&voucher=1&drink=1')
  expect(hrefOf('Con bebida (quitar)')).toBe('/restaurant/search/menu?q=sopa&without=milk')
  expect(hrefOf('Limpiar filtros')).toBe('/restaurant/search/menu?q=sopa')
  expect(hrefOf('Restaurantes')).toBe('/restaurant/search/restaurant?q=sopa')
  fireEvent.click(screen.getByRole('button', { name: 'Sin leche (activo)' }))
  await pass(frame)
  fireEvent.click(screen.getByRole('checkbox', { name: 'gluten' }))
  fireEvent.click(screen.getByRole('button', { name: 'Ver resultados' }))
  await pass(0)
  expect(push).toHaveBeenCalledExactlyOnceWith(
    '/restaurant/search/menu?q=sopa&without=gluten&without=milk&drink=1',
    { scroll: false },
  )
  address = '/restaurant/search/restaurant?drink=1&without=milk'
  rerender(controls())
  expect(screen.queryByRole('link', { name: /bebida|ticket|Limpiar/ })).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: /Sin leche|Alérgenos/ })).not.toBeInTheDocument()
})

it('makes filters of the words that are filters, with a chip that takes them off', async () => {
  const { rerender } = show('/restaurant/search/menu?without=eggs')
  box().focus()
  type('lentejas sin gluten menos de 12')
  await pass(700)
  const href = '/restaurant/search/menu?q=lentejas&maxPrice=12&without=gluten&without=eggs'
  expect(push).toHaveBeenCalledExactlyOnceWith(href, { scroll: false })
  expect(box()).toHaveValue('lentejas sin gluten menos de 12')
  address = href
  rerender(controls())
  type('lentejas sin leche')
  await pass(700)
  expect(replace).toHaveBeenCalledExactlyOnceWith(
    '/restaurant/search/menu?q=lentejas&without=eggs&without=milk',
    { scroll: false },
  )
  fireEvent.blur(box())
  expect(box()).toHaveValue('lentejas')
})

it('reads the words of an address', () => {
  show('/restaurant/search/menu?q=vegano%20para%20cenar%20arroz')
  expect(box()).toHaveValue('arroz')
  const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
  expect(hrefOf('Vegano (quitar)')).toBe('/restaurant/search/menu?q=arroz&service=cena')
  expect(hrefOf('Cena (quitar)')).toBe('/restaurant/search/menu?q=arroz&diet=vegan')
})
