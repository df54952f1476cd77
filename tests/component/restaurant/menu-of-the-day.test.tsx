import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { TodaysMenus } from '@/components/restaurant/restaurant-profile'
import type { Menu } from '@/contract/entities/menu'
import { renderInSpanish, servingLabels } from '../support/in-spanish'
import { aMenu, aRestaurant, lunchtime } from '../support/restaurants'

function show(menus: Menu[], restaurant = aRestaurant()) {
  renderInSpanish(
    <TodaysMenus
      restaurant={restaurant}
      menus={menus}
      renderedAt={lunchtime}
      serving={servingLabels}
      previousMenuDate={null}
    />,
  )
}

const dishes = (...names: string[]) => [{ name: 'Primeros', items: names.map((name) => ({ name })) }]

it('reads like the sheet on the table', () => {
  show([aMenu({ halfPrice: 8.9, observation: 'En la terraza, 1 € más.' })])
  const menu = screen.getByRole('region', { name: 'Menú de hoy' })
  expect(menu).toHaveTextContent('Menú disponible')
  expect(menu).toHaveTextContent(/Precio del menú: 12,50\s*€/)
  expect(menu).toHaveTextContent('Medio menú 8,90 €')
  expect(menu).toHaveTextContent('Incluye pan, bebida y postre o café.')
  expect(menu).toHaveTextContent('Menú disponiblemar. 13 ene · 13:00–15:30')
  expect(menu).toHaveTextContent('Se sirve de 13:00 a 15:30.')
  expect(menu).toHaveTextContent('Actualizado a las 10:30.')
  expect(menu).toHaveTextContent('Observaciones: En la terraza, 1 € más.')
  expect(within(menu).getByRole('heading', { level: 3, name: 'Segundos' })).toBeVisible()
})

it('strikes out what is sold out and says what costs more', () => {
  show([aMenu()])
  expect(screen.getByText('Gazpacho').closest('li')).toHaveTextContent('Agotado')
  expect(screen.getByText('Merluza').closest('li')).toHaveTextContent('+2 €')
})

it('tells declared allergens and diets, and warns of those that are not declared', () => {
  const items = [
    {
      name: 'Croquetas',
      allergens: { gluten: 'contains', milk: 'contains', fish: 'free' } as const,
      diets: ['vegetarian' as const],
    },
  ]
  show([aMenu({ categories: [{ name: 'Primeros', items }] })])
  const dish = screen.getByText('Croquetas').closest('li')
  expect(dish).toHaveTextContent('Contiene gluten y leche')
  expect(dish).toHaveTextContent('Sin pescado')
  expect(dish).toHaveTextContent('Vegetariano')
  expect(screen.getByText(/Si un alérgeno no aparece/)).toBeVisible()
})

it('shows three dishes, but of four only two until «Ver más»', async () => {
  show([aMenu({ categories: dishes('Uno', 'Dos', 'Tres') })])
  expect(screen.getByText('Tres')).toBeVisible()
  expect(screen.queryByText(/Ver más/)).not.toBeInTheDocument()
})

it('unfolds the rest', async () => {
  show([aMenu({ categories: dishes('Uno', 'Dos', 'Tres', 'Cuatro') })])
  const rest = screen.getByRole('group')
  expect(rest).not.toHaveAttribute('open')
  await userEvent.click(screen.getByText('Ver más (2)'))
  expect(rest).toHaveAttribute('open')
  expect(within(rest).getByText('Cuatro')).toBeVisible()
})

it('opens every course of every menu with one press, and remembers it for the visit', async () => {
  const long = dishes('Uno', 'Dos', 'Tres', 'Cuatro')
  show([aMenu({ categories: [...long, ...long] })])
  await userEvent.click(screen.getByRole('link', { name: 'Ver el menú entero' }))
  for (const course of screen.getAllByRole('group')) expect(course).toHaveAttribute('open')
  cleanup()
  show([aMenu({ categories: long })])
  expect(screen.getByRole('group')).toHaveAttribute('open')
  sessionStorage.clear()
})

it('has no such link where every course is open', () => {
  show([aMenu({ categories: dishes('Uno', 'Dos', 'Tres') })])
  expect(screen.queryByRole('link', { name: 'Ver el menú entero' })).not.toBeInTheDocument()
})

it('has lunch and supper', () => {
  show([aMenu(), aMenu({ menuId: 'n00x7qm2vt9b', service: 'cena' })])
  expect(screen.getByRole('region', { name: 'Menú de esta noche' })).toBeVisible()
})

it('does not serve an old menu: it says that there is none yet, and what to do', () => {
  show([aMenu({ date: '2026-01-11' })], aRestaurant({ contactNumber: '911 234 567' }))
  expect(screen.getByRole('heading', { name: 'La pizarra sigue en blanco' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Llamar y preguntar' })).toHaveAttribute('href', 'tel:+34911234567')
  expect(screen.getByRole('link', { name: 'Ver menús de hoy cerca' })).toHaveAttribute(
    'href',
    '/restaurant/search/menu?lat=40.4172&lon=-3.7035&place=Madrid',
  )
})
