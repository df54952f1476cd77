import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { RestaurantCardImage } from '@/components/og/restaurant-card-image'
import { PlatePlaceholder } from '@/components/ui/plate-placeholder'
import { aRestaurant } from '../support/restaurants'

it("has the same letter on its plate as the restaurant's page", () => {
  const restaurant = aRestaurant({ restaurantName: 'Casa Lola' })
  render(<RestaurantCardImage restaurant={restaurant} labels={{ today: 'Hoy', discover: 'Descubre' }} />)
  expect(screen.getByText('L')).toBeInTheDocument()
  render(<PlatePlaceholder name="Casa Lola" />)
  expect(screen.getAllByText('L')).toHaveLength(2)
})
