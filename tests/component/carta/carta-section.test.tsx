import { cleanup, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { CartaSection } from '@/components/carta/carta-section'
import type { Restaurant } from '@/contract/entities/restaurant'
import messages from '@/messages/es.json'
import { renderInSpanish } from '../support/in-spanish'
import { aRestaurant, lunchtime } from '../support/restaurants'

vi.mock('@/lib/browser/on-first-sight', () => ({ onFirstSight: () => undefined }))

const show = (change: Partial<Restaurant> = {}) =>
  renderInSpanish(
    <CartaSection
      menus={[]}
      restaurant={aRestaurant(change)}
      renderedAt={lunchtime}
      viewer={messages.carta.viewer}
    />,
  )

const uploadedAt = '2026-01-01T10:00:00Z'
const special = (name: string, startDate: string, endDate: string | null) => ({
  url: '/files/abc/carta.pdf',
  name,
  description: '',
  startDate,
  endDate,
  uploadedAt,
  expiresAt: null,
})

it('says to the letter that there is no carta and no special menu', () => {
  show()
  expect(screen.getByText('No hay carta disponible para este restaurante.')).toBeInTheDocument()
  expect(screen.getByText('No hay menús especiales disponibles.')).toBeInTheDocument()
})

it('shows cartas as picture or PDF', () => {
  show({
    cartas: [
      { url: '/files/abc/960.webp', name: 'Carta de vinos', type: 'image', uploadedAt },
      { url: '/files/def/carta.pdf', name: 'Carta', type: 'pdf', uploadedAt },
    ],
  })
  expect(screen.getByRole('img', { name: 'Carta de vinos', hidden: true })).toHaveAttribute(
    'src',
    '/files/abc/960.webp',
  )
  expect(screen.getByRole('link', { name: 'Abrir PDF: Carta', hidden: true })).toHaveAttribute(
    'href',
    '/files/def/carta.pdf',
  )
  expect(screen.getByRole('link', { name: 'Descargar: Carta', hidden: true })).toHaveAttribute('download')
})

it('sorts special menus by the day they begin and leaves out what is over', () => {
  show({
    specialMenus: [
      special('Navidad', '2026-12-01', '2027-01-06'),
      special('Cocido', '2026-01-10', null),
      special('Fin de año', '2025-12-31', '2026-01-01'),
      special('San Isidro', '2026-05-15', '2026-05-15'),
    ],
  })
  const names = screen
    .getAllByRole('heading', { level: 3, hidden: true })
    .map((heading) => heading.textContent)
  expect(names).toEqual(expect.arrayContaining(['Cocido', 'Navidad']))
  expect(names.indexOf('Cocido')).toBeLessThan(names.indexOf('Navidad'))
  expect(names).not.toContain('Fin de año')
  expect(screen.getByText('Desde el 10 de enero')).toBeInTheDocument()
  expect(screen.getByText('Solo el 15 de mayo')).toBeInTheDocument()
  expect(screen.getByText('Del 1 de diciembre al 6 de enero de 2027')).toBeInTheDocument()
})

it('shows a whole menu in one file ahead of the cartas, and once where it is one of them', () => {
  const carta = { url: '/files/def/carta.pdf', name: 'Vinos', type: 'pdf' as const, uploadedAt }
  show({ cartas: [carta], additionalMenuUrl: '/files/abc/todo.pdf' })
  const names = () =>
    screen
      .getAllByRole('link', { name: /^Descargar/, hidden: true })
      .map((link) => link.querySelector('.sr-only')?.textContent)
  expect(names()).toEqual(['Descargar: Carta completa', 'Descargar: Vinos'])
  cleanup()
  show({ cartas: [carta], additionalMenuUrl: carta.url })
  expect(names()).toEqual(['Descargar: Vinos'])
})

it('keeps a picture’s room by its own shape and shows what it looks like from afar', () => {
  const blurDataUrl = 'data:image/webp;base64,UklGRj4AAABXRUJQ'
  show({
    cartas: [{ url: '/files/abc/960.webp', name: 'Carta de vinos', type: 'image', uploadedAt }],
    pictures: { '/files/abc/960.webp': { width: 960, height: 600, blurDataUrl } },
  })
  const picture = screen.getByRole('img', { name: 'Carta de vinos', hidden: true })
  expect(picture).toHaveAttribute('height', '600')
  expect(picture).toHaveStyle({ backgroundImage: `url("${blurDataUrl}")` })
})
