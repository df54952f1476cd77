import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ResetPasswordForm } from '@/components/account/reset-password-form'
import type { ErrorEnvelope } from '@/contract/errors'
import { SharedLabels } from '@/lib/i18n/shared-labels'
import { error, notices, passwordStrength, resetPassword, ui } from '@/messages/es.json'

const push = vi.fn()
vi.mock('next/navigation', () => ({ useRouter: () => ({ push }) }))

const fetchMock = vi.fn<typeof fetch>()
beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  vi.stubGlobal('fetch', fetchMock)
  localStorage.isAuthenticated = 'true'
})
afterEach(() => {
  vi.useRealTimers()
  vi.resetAllMocks()
  localStorage.clear()
  document.documentElement.lang = ''
})

function show() {
  const labels = { ...resetPassword, show: ui.showPassword, hide: ui.hidePassword }
  render(
    <SharedLabels labels={{ error, notices }}>
      <ResetPasswordForm labels={labels} strength={passwordStrength} email="lola@ejemplo.es" />
    </SharedLabels>,
  )
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
  return {
    user,
    code: screen.getByLabelText('Código de 6 dígitos'),
    password: screen.getByLabelText('Contraseña nueva'),
    confirmation: screen.getByLabelText('Repite la contraseña nueva'),
    send: () => user.click(screen.getByRole('button', { name: 'Cambiar la contraseña' })),
  }
}

async function filled({ code = '042042', confirmation = 'tres cañas y una tapa' } = {}) {
  const form = show()
  await form.user.type(form.code, code)
  await form.user.type(form.password, 'tres cañas y una tapa')
  await form.user.type(form.confirmation, confirmation)
  return form
}

const refusal = (message: string, fields?: Record<string, string>) => {
  const envelope: ErrorEnvelope = {
    success: false,
    message,
    error: { code: 'invalid', reason: 'code', fields, requestId: 'x' },
  }
  return Response.json(envelope, { status: 400 })
}

const byScreenReader = async (text: string) => expect(await screen.findAllByText(text)).not.toEqual([])

it.each([
  [{ otp: 'wrong' }, resetPassword.wrongCode],
  [{ newPassword: 'common' }, resetPassword.common],
  [undefined, resetPassword.failure],
])('on a page in another language says why in its words, not in the api’s (%o)', async (fields, text) => {
  document.documentElement.lang = 'en'
  fetchMock.mockResolvedValue(refusal('Una frase de la api.', fields))
  const { send } = await filled()
  await send()
  await byScreenReader(text)
  expect(screen.queryByText('Una frase de la api.')).toBeNull()
})

it('wants six digits', async () => {
  const { code, send } = await filled({ code: '12345' })
  await send()
  await vi.waitFor(() => expect(code).toHaveAccessibleDescription(/Introduce el código OTP de 6 dígitos\./))
  expect(fetchMock).not.toHaveBeenCalled()
})

it('wants the password twice', async () => {
  const { confirmation, send } = await filled({ confirmation: 'tres cañas' })
  await send()
  await vi.waitFor(() =>
    expect(confirmation).toHaveAccessibleDescription('Las nuevas contraseñas no coinciden.'),
  )
  expect(fetchMock).not.toHaveBeenCalled()
})

it('takes a code pasted with spaces, and passwords pasted as they are', async () => {
  const { user, code, password } = show()
  await user.click(code)
  await user.paste(' 123 456 ')
  expect(code).toHaveValue('123456')
  await user.click(password)
  await user.paste('pegada con espacios ')
  expect(password).toHaveValue('pegada con espacios ')
})

it('sends what was typed, and four seconds later the owner is signed out at /signin', async () => {
  fetchMock.mockResolvedValue(Response.json({ success: true }))
  const { send } = await filled()
  await send()
  expect(await screen.findByText('Contraseña cambiada exitosamente')).toBeVisible()
  expect(JSON.parse(String(fetchMock.mock.calls[0]?.[1]?.body))).toMatchObject({
    otp: '042042',
    newPassword: 'tres cañas y una tapa',
  })
  await act(() => vi.advanceTimersByTimeAsync(3500))
  expect(push).not.toHaveBeenCalled()
  await act(() => vi.advanceTimersByTimeAsync(1000))
  expect(push).toHaveBeenCalledWith('/signin')
  expect(localStorage.isAuthenticated).toBeUndefined()
})

it('says at the code that it is wrong, and keeps everything', async () => {
  fetchMock.mockResolvedValue(refusal('El código no es correcto o ha caducado.', { otp: 'code' }))
  const { code, password, send } = await filled()
  await send()
  await vi.waitFor(() => expect(code).toHaveAccessibleDescription(/El código no es correcto o ha caducado\./))
  expect(password).toHaveValue('tres cañas y una tapa')
})

it('says at the password that everybody tries it first', async () => {
  fetchMock.mockResolvedValue(refusal(resetPassword.common, { newPassword: 'common' }))
  const { password, send } = await filled()
  await send()
  await vi.waitFor(() => expect(password).toHaveAccessibleDescription(new RegExp(resetPassword.common)))
})

it.each([
  [
    () => refusal('Ha pasado demasiado tiempo. Pide otro código.'),
    'Ha pasado demasiado tiempo. Pide otro código.',
  ],
  [() => new Response('', { status: 500 }), 'Error al actualizar la contraseña. Inténtalo de nuevo.'],
  [() => new Response('', { status: 429 }), resetPassword.tooMany],
])('says what the server said, else a text of ours (%#)', async (answer, text) => {
  fetchMock.mockResolvedValue(answer())
  const { send } = await filled()
  await send()
  expect((await screen.findAllByText(text)).length).toBeGreaterThan(0)
})

it('says how hard the password is to guess', async () => {
  const { user, password } = show()
  await user.type(password, 'corta')
  expect(screen.getByText('Seguridad de la contraseña: Demasiado corta')).toBeVisible()
  await user.type(password, ' pero ya no tanto')
  expect(screen.getByText('Seguridad de la contraseña: Muy segura')).toBeVisible()
})

it('tells password managers what is what', () => {
  const { code, password, confirmation } = show()
  expect(code).toHaveAttribute('autocomplete', 'one-time-code')
  expect(code).toHaveAttribute('maxlength', '6')
  for (const field of [password, confirmation]) expect(field).toHaveAttribute('autocomplete', 'new-password')
})
