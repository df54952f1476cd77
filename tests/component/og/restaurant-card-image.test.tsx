import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { RestaurantCardImage } from '@/components/og/restaurant-card-image'
import { PlatePlaceholder } from '@/components/ui/plate-placeholder'
import { aMenu, aRestaurant } from '../support/restaurants'

it("has the same letter on its plate as the restaurant's page", () => {
  const restaurant = aRestaurant({ restaurantName: 'Casa Lola' })
  render(
    <RestaurantCardImage
      restaurant={restaurant}
      labels={{ today: 'Hoy', served: '', discover: 'Descubre' }}
    />,
  )
  expect(screen.getByText('L')).toBeInTheDocument()
  render(<PlatePlaceholder name="Casa Lola" />)
  expect(screen.getAllByText('L')).toHaveLength(2)
})

it('names the day, the serving time and four dishes on the card of one day', () => {
  render(
    <RestaurantCardImage
      restaurant={aRestaurant()}
      today={aMenu()}
      day="Martes, 13 de enero, de 13:00 a 15:30"
      labels={{ today: 'Menú del día', discover: 'Menú del día' }}
    />,
  )
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
