import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { ResendVerification } from '@/components/ui/resend-verification'
import { resendVerification as texts, wait } from '@/messages/es.json'

const refresh = vi.hoisted(() => vi.fn())
vi.mock('next/navigation', () => {
  const router = { refresh }
  return { useRouter: () => router }
})
const { success, error } = vi.hoisted(() => ({ success: vi.fn(), error: vi.fn() }))
vi.mock('@/components/ui/notify', () => ({ notify: { success, error } }))

const fetchMock = vi.fn<typeof fetch>()

beforeEach(() => {
  vi.resetAllMocks()
  vi.stubGlobal('fetch', fetchMock)
})

/** Also waits for the message about the result. */
async function press() {
  render(<ResendVerification labels={{ ...texts, wait }} />)
  await userEvent.setup().click(screen.getByRole('button', { name: texts.send }))
  await waitFor(() => expect([...success.mock.calls, ...error.mock.calls]).toHaveLength(1))
}

it('says that another link is on its way', async () => {
  fetchMock.mockResolvedValue(Response.json({ success: true, alreadyVerified: false }))
  await press()
  expect(fetchMock).toHaveBeenCalledWith('/api/auth/resend-verification', { method: 'POST' })
  expect(success).toHaveBeenCalledWith(texts.sent)
})

it('says so when there is nothing left to verify', async () => {
  fetchMock.mockResolvedValue(Response.json({ success: true, alreadyVerified: true }))
  await press()
  expect(success).toHaveBeenCalledWith(texts.alreadyVerified)
  await waitFor(() => expect(refresh).toHaveBeenCalledOnce())
})

it('says how long to wait after too many', async () => {
  fetchMock.mockResolvedValue(new Response('{}', { status: 429, headers: { 'retry-after': '3600' } }))
  await press()
  expect(error).toHaveBeenCalledWith(`${texts.tooMany} Prueba de nuevo en 60 minutos.`)
})

it('can be pressed again after a failure', async () => {
  fetchMock.mockRejectedValue(new TypeError('network'))
  await press()
  expect(error).toHaveBeenCalledWith(texts.failed)
  await waitFor(() => expect(screen.getByRole('button', { name: texts.send })).toBeEnabled())
})

it('notices on the way back that the link was opened in another tab', async () => {
  const owner = { ownerId: '0a1b2c3d4e5f', firstName: '', lastName: '', email: '', restaurant: null }
  const session = (emailVerified: boolean) => Response.json({ owner: { ...owner, emailVerified } })
  fetchMock.mockResolvedValueOnce(session(false)).mockResolvedValueOnce(session(true))
  render(<ResendVerification labels={{ ...texts, wait }} />)
  expect(fetchMock).not.toHaveBeenCalled()
  act(() => void window.dispatchEvent(new Event('focus')))
  await waitFor(() => expect(fetchMock).toHaveBeenCalledExactlyOnceWith('/api/session', { method: 'GET' }))
  expect(refresh).not.toHaveBeenCalled()
  await act(async () => {})
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  await waitFor(() => expect(refresh).toHaveBeenCalledOnce())
})
