import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { VerificationResult } from '@/components/account-verify/verification-result'
import { VerifyEmail } from '@/components/account-verify/verify-email'
import { notify } from '@/components/ui/notify'
import { verifyEmail as labels } from '@/messages/es.json'

const [push, replace] = [vi.fn(), vi.fn()]
vi.mock('next/navigation', () => ({ useRouter: () => ({ push, replace }) }))

vi.mock('@/components/ui/notify', () => ({ notify: { success: vi.fn() } }))

const fetchMock = vi.fn<typeof fetch>()
const answering = (status: number) => fetchMock.mockImplementation(async () => Response.json({}, { status }))

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  vi.stubGlobal('fetch', fetchMock)
})

afterEach(() => {
  vi.useRealTimers()
  vi.clearAllMocks()
})

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

it('asks once, with the token as it came', async () => {
  answering(200)
  render(<VerifyEmail token="a+b/c" labels={labels} />)
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Verificando tu correo…')
  await heading('¡Correo electrónico verificado con éxito!')
  expect(fetchMock.mock.calls.map(([url]) => url)).toEqual(['/api/auth/verify-email?token=a%2Bb%2Fc'])
})

it('goes to /signin after five seconds, not before', async () => {
  answering(200)
  render(<VerifyEmail token="a" labels={labels} />)
  await heading('¡Correo electrónico verificado con éxito!')
  await act(() => vi.advanceTimersByTimeAsync(4500))
  expect(push).not.toHaveBeenCalled()
  await act(() => vi.advanceTimersByTimeAsync(1000))
  expect(push).toHaveBeenCalledExactlyOnceWith('/signin')
})

it('takes whoever is signed in to the menu at once', async () => {
  answering(200)
  localStorage.setItem('isAuthenticated', 'true')
  const { unmount } = render(<VerifyEmail token="a" labels={labels} />)
  await heading('¡Correo electrónico verificado con éxito!')
  expect(screen.getByRole('link', { name: labels.signedIn.menu })).toHaveAttribute('href', '/menu')
  await waitFor(() => expect(replace).toHaveBeenCalledExactlyOnceWith('/menu'))
  await act(() => vi.advanceTimersByTimeAsync(5500))
  expect(push).not.toHaveBeenCalled()
  expect(notify.success).not.toHaveBeenCalled()
  unmount()
  expect(notify.success).toHaveBeenCalledExactlyOnceWith(labels.done.title)
  localStorage.clear()
})

it('goes nowhere once the page is left', async () => {
  answering(200)
  const { unmount } = render(<VerifyEmail token="a" labels={labels} />)
  await heading('¡Correo electrónico verificado con éxito!')
  unmount()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(push).not.toHaveBeenCalled()
})

it('says when the link is worth nothing', async () => {
  answering(400)
  render(<VerifyEmail token="a" labels={labels} />)
  await heading('Enlace de verificación no válido o caducado.')
})

it.each([429, 500, 503])('does not blame the link for a %i, and asks again', async (status) => {
  answering(status)
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
  render(<VerifyEmail token="a" labels={labels} />)
  await heading('No hemos podido comprobar el enlace')
  answering(200)
  await user.click(screen.getByRole('button', { name: 'Reintentar' }))
  await heading('¡Correo electrónico verificado con éxito!')
})

it('says what is missing', () => {
  render(<VerificationResult state="missing" labels={labels} />)
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Falta el token de verificación.')
})
