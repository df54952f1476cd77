import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { ResendVerification } from '@/components/ui/resend-verification'
import { resendVerification as texts, wait } from '@/messages/es.json'

const { success, error } = vi.hoisted(() => ({ success: vi.fn(), error: vi.fn() }))
vi.mock('@/components/ui/notify', () => ({ notify: { success, error } }))

const fetchMock = vi.fn<typeof fetch>()

beforeEach(() => {
  vi.resetAllMocks()
  vi.stubGlobal('fetch', fetchMock)
})

async function press() {
  render(<ResendVerification labels={{ ...texts, wait }} />)
  await userEvent.setup().click(screen.getByRole('button', { name: texts.send }))
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
  expect(screen.getByRole('button', { name: texts.send })).toBeEnabled()
})
