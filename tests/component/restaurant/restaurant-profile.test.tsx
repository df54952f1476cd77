import '../support/show-modal'
import { screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { RestaurantProfile } from '@/components/restaurant/restaurant-profile'
import type { Restaurant } from '@/contract/entities/restaurant'
import { renderInSpanish, servingLabels } from '../support/in-spanish'
import { aMenu, aRestaurant, lunchtime } from '../support/restaurants'

vi.mock('next/navigation', () => ({ useRouter: () => ({ back: () => undefined }) }))

const show = (change: Partial<Restaurant> = {}, menus = [aMenu()]) =>
  renderInSpanish(
    <RestaurantProfile
      restaurant={aRestaurant(change)}
      menus={menus}
      renderedAt={lunchtime}
      serving={servingLabels}
      previousMenuDate={null}
      parts={{ favourite: null, gallery: <p>Fotos</p>, carta: <p>Platos</p>, place: <p>Aquí</p> }}
    />,
  )

const hrefOf = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href')

it('is headed by its name and leads back to its city', () => {
  show({ verified: true })
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Casa Lola Verificado')
  expect(hrefOf('Restaurantes en Madrid')).toBe('/restaurant/search/restaurant?place=Madrid')
})

it('calls, leads there, goes to its own site and is shared', () => {
  show({ contactNumber: '911 234 567', website: 'casalola.example' })
  const actions = within(screen.getByRole('list', { name: 'Acciones' }))
  expect(actions.getByRole('link', { name: 'Llamar' })).toHaveAttribute('href', 'tel:+34911234567')
  expect(actions.getByRole('link', { name: 'Web' })).toHaveAttribute('href', 'https://casalola.example/')
  expect(actions.getByRole('link', { name: 'Mapa' }).getAttribute('href')).toContain('40.4172,-3.7035')
  expect(actions.getByRole('link', { name: 'Compartir' })).toBeVisible()
})

const sharedText = () =>
  decodeURIComponent(screen.getByRole('link', { name: 'Compartir' }).getAttribute('href') ?? '').replace(
    /\s/g,
    ' ',
  )

it("shares today's menu in words, with the page of its day", () => {
  show()
  expect(sharedText()).toMatch(
    /^https:\/\/wa\.me\/\?text=Hoy en Casa Lola, 12,50 €: lentejas, merluza … de 13:00 a 15:30 http.*\/restaurant\/profile\/k00x7qm2vt9b_Casa_Lola\/2026-01-13$/,
  )
})

it('shares itself while there is no menu', () => {
  show({}, [])
  expect(sharedText()).toMatch(
    /text=Mira Casa Lola en Mantel: .*\/restaurant\/profile\/k00x7qm2vt9b_Casa_Lola$/,
  )
})

it("names the day of last night's dinner", () => {
  show({}, [aMenu({ date: '2026-01-12', price: null, window: null })])
  expect(sharedText()).toContain('text=Lunes, 12 de enero en Casa Lola: lentejas, merluza … http')
})

it('says that it may have changed while several visitors report that', () => {
  show()
  expect(screen.queryByText(/Puede haber cambiado/)).not.toBeInTheDocument()
  show({ mayHaveChanged: true })
  expect(screen.getByText(/Puede haber cambiado/)).toBeVisible()
})

it('offers nothing it has not got', () => {
  show()
  expect(screen.queryByRole('link', { name: 'Llamar' })).not.toBeInTheDocument()
  expect(screen.queryByRole('link', { name: 'Web' })).not.toBeInTheDocument()
  expect(screen.queryByRole('heading', { name: 'Contacto' })).not.toBeInTheDocument()
  expect(screen.queryByRole('heading', { name: 'Servicios' })).not.toBeInTheDocument()
})

it('links its social pages and its WhatsApp', () => {
  show({
    instagram: '@casalola',
    facebook: 'https://www.facebook.com/casalola',
    whatsappNumber1: '600 000 000',
  })
  expect(hrefOf('Instagram')).toBe('https://www.instagram.com/casalola/')
  expect(hrefOf('Facebook')).toBe('https://www.facebook.com/casalola')
  expect(hrefOf(/WhatsApp/)).toMatch(/^https:\/\/wa\.me\/34600000000\?text=/)
})

it('names kitchens and services as they are spelled', () => {
  show({ restaurantServices: ['Terraza', 'Para recoger'] })
  const services = within(screen.getByRole('region', { name: 'Servicios' }))
  expect(services.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Terraza',
    'Para recoger',
  ])
  const kitchens = within(screen.getByRole('region', { name: 'Tipo de cocina' }))
  expect(kitchens.getByText('Mediterránea')).toBeVisible()
})

it('shows the first of menus that are too long together, and leads to the others', () => {
  const items = Array.from({ length: 80 }, (_, n) => ({ name: `Plato ${n}` }))
  const long = (menuId: string, change = {}) =>
    aMenu({
      menuId,
      categories: [
        { name: 'Primeros', items },
        { name: 'Segundos', items },
      ],
      ...change,
    })
  show({}, [
    long('k00x7qm2vt9c', { date: '2026-01-12' }),
    long('k00x7qm2vt9d'),
    long('k00x7qm2vt9f', { service: 'cena' }),
  ])
  expect(screen.getAllByText('Plato 0')).toHaveLength(2)
  expect(hrefOf(/^Menú de hoy · /)).toBe('/restaurant/profile/k00x7qm2vt9b_Casa_Lola/2026-01-13')
  expect(hrefOf(/^Menú de esta noche · /)).toBe('/restaurant/profile/k00x7qm2vt9b_Casa_Lola/2026-01-13')
})
