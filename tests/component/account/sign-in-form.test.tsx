import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { SignInForm } from '@/components/account/sign-in-form'
import { ownTimeZone } from '@/lib/browser/time-zone'
import { SharedLabels } from '@/lib/i18n/shared-labels'
import { error, notices, signin, ui, wait } from '@/messages/es.json'

const [push, replace] = [vi.fn(), vi.fn()]
vi.mock('next/navigation', () => ({ useRouter: () => ({ push, replace }) }))

const fetchMock = vi.fn<typeof fetch>()

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  vi.stubGlobal('fetch', fetchMock)
})

afterEach(() => {
  vi.useRealTimers()
  vi.resetAllMocks()
  localStorage.clear()
  sessionStorage.clear()
})

function show() {
  render(
    <SharedLabels labels={{ error, notices }}>
      <SignInForm labels={{ ...signin, wait, show: ui.showPassword, hide: ui.hidePassword }} />
    </SharedLabels>,
  )
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
  return {
    user,
    email: screen.getByRole('textbox', { name: 'Correo electrónico' }),
    password: screen.getByLabelText('Contraseña'),
    send: () => user.click(screen.getByRole('button', { name: 'Iniciar sesión' })),
  }
}

async function filled() {
  const form = show()
  await form.user.type(form.email, ' Lola@Ejemplo.es ')
  await form.user.type(form.password, 'salmorejo')
  return form
}

it('says what is missing at each field, and sends nothing', async () => {
  const { email, password, send } = show()
  await send()
  await waitFor(() => expect(email).toHaveAccessibleDescription(signin.emailError))
  expect(password).toHaveAccessibleDescription(signin.passwordError)
  expect(email).toHaveFocus()
  expect(fetchMock).not.toHaveBeenCalled()
})

it('sends the address as the contract writes it, and goes home a second later', async () => {
  fetchMock.mockResolvedValue(Response.json({ success: true }))
  const { send } = await filled()
  await send()
  expect(await screen.findByText('Inicio de sesión completado con éxito y satisfacción.')).toBeVisible()
  expect(JSON.parse(String(fetchMock.mock.calls[0]?.[1]?.body))).toEqual({
    ...{ email: 'lola@ejemplo.es', password: 'salmorejo', timeZone: ownTimeZone() },
  })
  expect(localStorage.getItem('isAuthenticated')).toBe('true')
  expect(replace).not.toHaveBeenCalled()
  await act(() => vi.advanceTimersByTimeAsync(1000))
  expect(replace).toHaveBeenCalledWith('/')
})

it('goes on to the second step, where the account has one, and to the same page after it', async () => {
  const refusal = { code: 'unauthenticated', reason: 'second-factor-needed', requestId: 'x' }
  fetchMock.mockResolvedValue(Response.json({ success: false, message: '', error: refusal }, { status: 401 }))
  window.history.replaceState(null, '', '/signin?next=%2Fmenu')
  const { send } = await filled()
  await send()
  await waitFor(() => expect(push).toHaveBeenCalledWith('/signin/verificacion?next=%2Fmenu'))
  expect(localStorage.getItem('isAuthenticated')).toBeNull()
  expect(screen.queryByText(signin.refused)).toBeNull()
  window.history.replaceState(null, '', '/')
})

it('is disabled and says so while it sends', async () => {
  fetchMock.mockReturnValue(new Promise(() => {}))
  const { send } = await filled()
  await send()
  expect(await screen.findByRole('button', { name: 'Iniciando sesión…' })).toBeDisabled()
})

it.each([
  [401, signin.refused],
  [429, `${signin.tooMany} ${signin.tooManyWait}`],
  [503, signin.unreachable],
])('keeps what was typed and says why after a %i', async (status, text) => {
  fetchMock.mockResolvedValue(new Response(null, { status }))
  const { email, password, send } = await filled()
  await send()
  await waitFor(() => expect(screen.getAllByText(text)).not.toHaveLength(0))
  expect(email).toHaveValue('Lola@Ejemplo.es')
  expect(password).toHaveValue('salmorejo')
  expect(localStorage.getItem('isAuthenticated')).toBeNull()
  expect(screen.getByRole('button', { name: 'Iniciar sesión' })).toBeEnabled()
})

it('says for how long there is no use in trying', async () => {
  fetchMock.mockResolvedValue(new Response(null, { status: 429, headers: { 'retry-after': '40' } }))
  const { send } = await filled()
  await send()
  const text = 'Has probado demasiadas veces. Prueba de nuevo en 40 segundos.'
  await waitFor(() => expect(screen.getAllByText(text)).not.toHaveLength(0))
})

it('tells whoever was working why they are here, once', () => {
  sessionStorage.setItem('sessionOver', 'true')
  show()
  expect(screen.getByText(signin.sessionOver)).toBeVisible()
  expect(sessionStorage.getItem('sessionOver')).toBeNull()
})
