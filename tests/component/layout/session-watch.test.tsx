import { act, render } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { SessionWatch } from '@/components/layout/session-watch'
import { setSignedIn } from '@/lib/browser/signed-in'

const leaveFor = vi.hoisted(() => vi.fn())
vi.mock('@/lib/browser/leave-for', () => ({ leaveFor }))

afterEach(() => {
  vi.clearAllMocks()
  localStorage.clear()
  sessionStorage.clear()
})

it('leaves for /signin when another tab signs out', () => {
  window.history.replaceState(null, '', '/misdatospersonales?a=1')
  render(<SessionWatch />)
  expect(localStorage.getItem('isAuthenticated')).toBe('true')
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'consent' })))
  expect(leaveFor).not.toHaveBeenCalled()
  localStorage.removeItem('isAuthenticated')
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'isAuthenticated' })))
  expect(leaveFor).toHaveBeenCalledWith('/signin?next=%2Fmisdatospersonales%3Fa%3D1')
})

it('is left alone by a sign-out of its own tab, which goes where it wants', () => {
  render(<SessionWatch />)
  act(() => setSignedIn(false))
  expect(leaveFor).not.toHaveBeenCalled()
})
