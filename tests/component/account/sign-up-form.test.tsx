import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { SignUpForm } from '@/components/account/sign-up-form'
import { ownTimeZone } from '@/lib/browser/time-zone'
import { SharedLabels } from '@/lib/i18n/shared-labels'
import { error, notices, passwordStrength, signup, ui, wait } from '@/messages/es.json'

const [replace, prefetch] = [vi.fn(), vi.fn()]
vi.mock('next/navigation', () => ({ useRouter: () => ({ replace, prefetch }) }))

const fetchMock = vi.fn<typeof fetch>()
const lola = {
  firstName: 'Lola',
  lastName: 'Ríos',
  email: 'lola@ejemplo.es',
  password: 'salmorejo con jamón',
}

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  vi.stubGlobal('fetch', fetchMock)
})

afterEach(() => {
  vi.useRealTimers()
  vi.resetAllMocks()
  localStorage.clear()
  sessionStorage.clear()
  window.history.replaceState(null, '', '/signup')
})

function show() {
  const labels = { ...signup, wait, show: ui.showPassword, hide: ui.hidePassword }
  const { unmount } = render(
    <SharedLabels labels={{ error, notices }}>
      <SignUpForm labels={labels} strength={passwordStrength} consent="Acepto" />
    </SharedLabels>,
  )
  return {
    unmount,
    user: userEvent.setup({ advanceTimers: vi.advanceTimersByTime }),
    firstName: screen.getByRole('textbox', { name: 'Nombre' }),
    lastName: screen.getByRole('textbox', { name: 'Apellidos' }),
    email: screen.getByRole('textbox', { name: 'Email' }),
    password: screen.getByLabelText('Contraseña'),
    consent: screen.getByRole('checkbox', { name: 'Acepto' }),
    submit: screen.getByRole('button', { name: 'Regístrate' }),
  }
}

async function sent() {
  const form = show()
  await form.user.type(form.firstName, lola.firstName)
  await form.user.type(form.lastName, lola.lastName)
  await form.user.type(form.email, ` ${lola.email.toUpperCase()} `)
  await form.user.type(form.password, lola.password)
  await form.user.click(form.consent)
  await form.user.click(form.submit)
  return form
}

const refusal = (status: number, fields?: Record<string, string>, headers?: HeadersInit) =>
  Response.json(
    { success: false, message: 'no', error: { code: 'invalid', reason: 'x', requestId: 'r', fields } },
    { status, headers },
  )

it('takes nothing without the consent', async () => {
  const { user, consent, submit } = show()
  expect(submit).toBeDisabled()
  await user.click(consent)
  expect(submit).toBeEnabled()
  await user.click(consent)
  expect(submit).toBeDisabled()
})

it('says that everything is needed, with the focus on what is missing first', async () => {
  const { user, firstName, password, consent, submit } = show()
  await user.click(consent)
  await user.click(submit)
  expect(await screen.findByText('Todos los campos siguientes son obligatorios.')).toBeVisible()
  expect(firstName).toHaveFocus()
  expect(password).toHaveAccessibleDescription(expect.stringContaining(signup.tooShort))
  expect(fetchMock).not.toHaveBeenCalled()
})

it('signs up, is signed in at once, and goes on after two seconds', async () => {
  fetchMock.mockResolvedValue(Response.json({ success: true }, { status: 201 }))
  await sent()
  expect(await screen.findByText(signup.success)).toBeVisible()
  expect(fetchMock.mock.calls[0]?.[0]).toBe('/api/auth/register')
  expect(JSON.parse(String(fetchMock.mock.calls[0]?.[1]?.body))).toEqual({
    ...lola,
    timeZone: ownTimeZone(),
  })
  expect(localStorage.getItem('isAuthenticated')).toBe('true')
  expect(sessionStorage).toHaveLength(0)
  await act(() => vi.advanceTimersByTimeAsync(1000))
  expect(prefetch).toHaveBeenCalledExactlyOnceWith('/try-whatsapp')
  expect(replace).not.toHaveBeenCalled()
  await act(() => vi.advanceTimersByTimeAsync(1000))
  expect(replace).toHaveBeenCalledWith('/try-whatsapp')
})

it('goes where it was asked for', async () => {
  window.history.replaceState(null, '', '/signup?next=/generateQR')
  fetchMock.mockResolvedValue(Response.json({ success: true }, { status: 201 }))
  await sent()
  await act(() => vi.advanceTimersByTimeAsync(2000))
  await waitFor(() => expect(replace).toHaveBeenCalledWith('/generateQR'))
})

it('shows who has an account already the ways in', async () => {
  fetchMock.mockResolvedValue(refusal(409, { email: 'taken' }))
  const { email } = await sent()
  await waitFor(() => expect(email).toHaveAccessibleDescription('Ya hay una cuenta con este correo.'))
  expect(screen.getByRole('link', { name: 'Inicia sesión' })).toHaveAttribute('href', '/signin')
  expect(screen.getByRole('link', { name: 'Recupera tu contraseña' })).toHaveAttribute(
    'href',
    '/forgetPassword',
  )
})

it('says at the field that a password is too common', async () => {
  fetchMock.mockResolvedValue(refusal(400, { password: 'common' }))
  const { password } = await sent()
  await waitFor(() => expect(password).toHaveAccessibleDescription(expect.stringContaining(signup.common)))
})

it.each([
  [500, {}, 'Se produjo un error durante la operación.'],
  [503, {}, signup.unreachable],
  [429, { 'retry-after': '1800' }, `${signup.tooMany} Prueba de nuevo en 30 minutos.`],
])('a %i is an error, and nothing typed is lost', async (status, headers, text) => {
  fetchMock.mockResolvedValue(refusal(status, undefined, headers))
  const { firstName, password } = await sent()
  await waitFor(() => expect(screen.getAllByText(text)).not.toHaveLength(0))
  expect(firstName).toHaveValue('Lola')
  expect(password).toHaveValue(lola.password)
  expect(screen.getByRole('button', { name: 'Regístrate' })).toBeEnabled()
})

it('brings back what was typed after a reload, but no password and no consent', async () => {
  fetchMock.mockResolvedValue(refusal(500))
  const { unmount } = await sent()
  unmount()
  const { email, password, consent } = show()
  expect(email).toHaveValue(lola.email.toUpperCase())
  expect(password).toHaveValue('')
  expect(consent).not.toBeChecked()
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('salmorejo')
})
