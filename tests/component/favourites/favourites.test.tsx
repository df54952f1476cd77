import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'
import { FavouriteHearts } from '@/components/favourites/favourite-hearts'
import { FavouriteHeart } from '@/components/favourites/favourite-of'
import { OwnFavourites } from '@/components/favourites/own-favourites'

const replace = vi.fn()
vi.mock('next/navigation', () => ({ useRouter: () => ({ replace }) }))

const lola = 'k00x7qm2vt9b'
const pepe = 'k00x7qm2vt9c'
const stored = () => localStorage.getItem('favourites')
const heart = (id = lola) => <FavouriteHeart key={id} restaurantId={id} label={`${id}, favorito`} />
const hearts = (...ids: string[]) => (
  <>
    {ids.map(heart)}
    <FavouriteHearts />
  </>
)
const button = (id = lola) => screen.getByRole('button', { name: `${id}, favorito` })

afterEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  replace.mockClear()
})

it('is saved and taken back by its heart, the last one first, without any permission', async () => {
  render(hearts(lola, pepe))
  await userEvent.click(button())
  await userEvent.click(button(pepe))
  expect(stored()).toBe(JSON.stringify([pepe, lola]))
  expect(button()).toHaveAttribute('aria-pressed', 'true')
  await userEvent.click(button())
  expect(button()).toHaveAttribute('aria-pressed', 'false')
  expect(stored()).toBe(JSON.stringify([pepe]))
})

it('is the same on the server for everybody', () => {
  localStorage.setItem('favourites', JSON.stringify([lola]))
  expect(renderToString(heart())).toContain('aria-pressed="false"')
})

it('hears of other tabs', () => {
  render(hearts(lola))
  localStorage.setItem('favourites', JSON.stringify([lola]))
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'favourites' })))
  expect(button()).toHaveAttribute('aria-pressed', 'true')
})

it('fills the hearts that come later, as a growing list brings them', async () => {
  localStorage.setItem('favourites', JSON.stringify([pepe]))
  const { rerender } = render(hearts(lola))
  rerender(hearts(lola, pepe))
  await waitFor(() => expect(button(pepe)).toHaveAttribute('aria-pressed', 'true'))
  expect(button()).toHaveAttribute('aria-pressed', 'false')
})

it.each(['{', '7', '{"a":1}', '[1,null,"x_y"]'])('starts anew from a list like %s', async (broken) => {
  localStorage.setItem('favourites', broken)
  render(hearts(lola))
  await userEvent.click(button())
  expect(stored()).toBe(JSON.stringify([lola]))
})

it('keeps fifty', async () => {
  const many = Array.from({ length: 50 }, (_, index) => `k00x7qm2vt${String(index).padStart(2, '0')}`)
  localStorage.setItem('favourites', JSON.stringify(many))
  render(hearts(lola))
  await userEvent.click(button())
  expect(JSON.parse(stored() ?? '')).toEqual([lola, ...many.slice(0, 49)])
})

const parts = { opening: <p>Abriendo</p>, empty: <p>Nada</p> }

it('brings the list into the address', () => {
  localStorage.setItem('favourites', JSON.stringify([lola, pepe]))
  render(<OwnFavourites given="" {...parts} />)
  expect(replace).toHaveBeenCalledWith(`/favoritos?ids=${lola},${pepe}`)
  expect(screen.getByText('Abriendo')).toBeVisible()
})

it('says that there are none', () => {
  render(<OwnFavourites given="" {...parts} />)
  expect(screen.getByText('Nada')).toBeVisible()
  expect(replace).not.toHaveBeenCalled()
})

it('brings a list of one’s own up to date, and leaves a friend’s', () => {
  localStorage.setItem('favourites', JSON.stringify([lola]))
  render(<OwnFavourites given={pepe} />)
  expect(replace).not.toHaveBeenCalled()
  sessionStorage.setItem('favouritesShown', pepe)
  render(<OwnFavourites given={pepe} />)
  expect(replace).toHaveBeenCalledWith(`/favoritos?ids=${lola}`)
})
