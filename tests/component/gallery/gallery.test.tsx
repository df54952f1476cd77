import '../support/show-modal'
import { fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Gallery } from '@/components/gallery/gallery'
import type { Restaurant } from '@/contract/entities/restaurant'
import { renderInSpanish } from '../support/in-spanish'
import { aRestaurant } from '../support/restaurants'

const show = (change: Partial<Restaurant> = {}) =>
  renderInSpanish(<Gallery restaurant={aRestaurant(change)} />)

it('shows three photos and counts the rest', () => {
  const photo = (id: string) => ({ imageId: id, url: `/files/${id}/640.webp` })
  show({ headerImageUrl: '/files/portada/640.webp', profileImages: ['a', 'b', 'c', 'd'].map(photo) })
  const rest = screen.getByRole('link', { name: '+2 fotos' })
  expect(rest.closest('ul')?.children).toHaveLength(3)
  expect(rest).toHaveAttribute('href', '#fotos')
})

it('draws a plate where there are no photos', () => {
  const { container } = show()
  expect(screen.queryByRole('link')).not.toBeInTheDocument()
  expect(container.querySelector('svg')).toHaveTextContent('L')
})

it('says that a photo is not there', () => {
  show({ headerImageUrl: '/files/portada/640.webp' })
  const photo = screen.getByRole('img', { name: 'Casa Lola, foto 1' })
  const place = photo.closest('li')
  expect(place).not.toHaveAttribute('data-missing')
  fireEvent.error(photo)
  expect(place).toHaveAttribute('data-missing')
  expect(place).toHaveTextContent('Esta foto no está disponible')
})

const blurDataUrl = 'data:image/webp;base64,UklGRj4AAABXRUJQ'

it('looks like its photos from afar until they come, each only as itself', () => {
  const photo = (id: string) => ({ imageId: id, url: `/files/${id}/640.webp` })
  show({
    headerImageUrl: '/files/portada/640.webp',
    profileImages: ['a', 'b', 'c'].map(photo),
    pictures: { '/files/portada/640.webp': { width: 640, height: 480, blurDataUrl } },
  })
  for (const header of screen.getAllByRole('img', { name: 'Casa Lola, foto 1', hidden: true }))
    expect(header).toHaveStyle({ backgroundImage: `url("${blurDataUrl}")` })
  for (const other of screen.getAllByRole('img', { name: 'Casa Lola, foto 2', hidden: true }))
    expect(other).not.toHaveAttribute('style')
})
