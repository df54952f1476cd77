import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { BackLink } from '@/components/restaurant/back-link'
import { cameFromSearch, leaveSearch } from '@/lib/browser/came-from-search'

const back = vi.fn()
vi.mock('next/navigation', () => ({ useRouter: () => ({ back }) }))

afterEach(() => {
  vi.resetAllMocks()
  cameFromSearch()
})

async function press() {
  render(<BackLink href="/restaurant/search/restaurant?place=Madrid">Restaurantes en Madrid</BackLink>)
  const link = screen.getByRole('link', { name: 'Restaurantes en Madrid' })
  link.addEventListener('click', (event) => event.preventDefault())
  await userEvent.click(link)
}

it('goes back to the search one came from', async () => {
  leaveSearch()
  await press()
  expect(back).toHaveBeenCalledOnce()
})

it('does not go back in a tab of its own', async () => {
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(`${location.origin}/restaurant/search/menu`)
  await press()
  expect(back).not.toHaveBeenCalled()
})

it('leads to the city otherwise', async () => {
  await press()
  expect(back).not.toHaveBeenCalled()
})
