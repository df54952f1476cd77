import { act, render } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { SessionWatch } from '@/components/layout/session-watch'
import { ownerFetch, sessionOver } from '@/lib/browser/owner-fetch'
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

it.each([401, 403])('a call answered %i ends the session, and says nothing more', async (status) => {
  window.history.replaceState(null, '', '/password')
  localStorage.setItem('isAuthenticated', 'true')
  vi.stubGlobal('fetch', async () => new Response(null, { status }))
  const settled = vi.fn()
  void ownerFetch('/api/x').then(settled)
  await vi.waitFor(() => expect(leaveFor).toHaveBeenCalledWith('/signin?next=%2Fpassword'), {
    timeout: 15_000,
  })
  expect(localStorage.getItem('isAuthenticated')).toBeNull()
  expect([sessionOver.take(), sessionOver.take()]).toEqual([true, false])
  expect(settled).not.toHaveBeenCalled()
})

it('any other answer is the caller’s to judge, and none at all is undefined', async () => {
  vi.stubGlobal('fetch', async () => new Response(null, { status: 404 }))
  expect((await ownerFetch('/api/x'))?.status).toBe(404)
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('no network')))
  expect(await ownerFetch('/api/x')).toBeUndefined()
  expect(leaveFor).not.toHaveBeenCalled()
})
