import { act, render, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { AlreadySignedIn } from '@/components/account/already-signed-in'

const leaveInstead = vi.hoisted(() => vi.fn())
vi.mock('@/lib/browser/leave-for', () => ({ leaveInstead }))
const fetchMock = vi.fn<typeof fetch>()

beforeEach(() => {
  vi.stubGlobal('fetch', fetchMock)
  window.history.replaceState(null, '', '/signin?next=/menu')
})

afterEach(() => {
  vi.resetAllMocks()
  localStorage.clear()
})

it('leads whoever steps back to the form to where they were going', async () => {
  localStorage.setItem('isAuthenticated', 'true')
  fetchMock.mockResolvedValue(Response.json({ owner: {} }))
  render(<AlreadySignedIn />)
  await waitFor(() => expect(leaveInstead).toHaveBeenCalledExactlyOnceWith('/menu'))
})

it('leaves the form to whoever is not signed in, or no longer', async () => {
  render(<AlreadySignedIn />)
  expect(fetchMock).not.toHaveBeenCalled()
  localStorage.setItem('isAuthenticated', 'true')
  fetchMock.mockResolvedValue(new Response('{}', { status: 401 }))
  act(() => void window.dispatchEvent(new Event('pageshow')))
  await waitFor(() => expect(localStorage.getItem('isAuthenticated')).toBeNull())
  expect(leaveInstead).not.toHaveBeenCalled()
})

it('goes on when another tab signs in', async () => {
  render(<AlreadySignedIn />)
  fetchMock.mockResolvedValue(Response.json({ owner: {} }))
  localStorage.setItem('isAuthenticated', 'true')
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'isAuthenticated' })))
  await waitFor(() => expect(leaveInstead).toHaveBeenCalledWith('/menu'))
})
