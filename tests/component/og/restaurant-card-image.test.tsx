import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { RestaurantCardImage } from '@/components/og/restaurant-card-image'
import { PlatePlaceholder } from '@/components/ui/plate-placeholder'
import { aMenu, aRestaurant } from '../support/restaurants'

it("has the same letter on its plate as the restaurant's page", () => {
  const restaurant = aRestaurant({ restaurantName: 'Casa Lola' })
  render(
    <RestaurantCardImage restaurant={restaurant} labels={{ price: 'Menú del día', discover: 'Descubre' }} />,
  )
  expect(screen.getByText('L')).toBeInTheDocument()
  render(<PlatePlaceholder name="Casa Lola" />)
  expect(screen.getAllByText('L')).toHaveLength(2)
})

const cardOfDay = (isPast: boolean) =>
  render(
    <RestaurantCardImage
      restaurant={aRestaurant()}
      today={aMenu()}
      day="Martes, 13 de enero, de 13:00 a 15:30"
      isPast={isPast}
      labels={{ price: 'Menú del día', discover: 'Menú del día' }}
    />,
  )

it('names the day, the serving time and four dishes on the card of one day', () => {
  cardOfDay(true)
  for (const text of [
    'Martes, 13 de enero, de 13:00 a 15:30',
    'Lentejas',
    'Merluza',
    'Gazpacho',
    'Salmorejo',
  ])
    expect(screen.getByText(text)).toBeInTheDocument()
  expect(screen.queryByText(/hoy/i)).not.toBeInTheDocument()
})

it('leaves out what has run out, until the day is over', () => {
  cardOfDay(false)
  expect(screen.queryByText('Gazpacho')).not.toBeInTheDocument()
  for (const text of ['Lentejas', 'Merluza', 'Salmorejo']) expect(screen.getByText(text)).toBeInTheDocument()
})

it('leaves it out of the card of the profile too', () => {
  render(
    <RestaurantCardImage
      restaurant={aRestaurant()}
      today={aMenu()}
      labels={{ price: 'Menú del día', discover: 'Menú del día' }}
    />,
  )
  expect(screen.queryByText('Gazpacho')).not.toBeInTheDocument()
})
