import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ForgotPasswordForm } from '@/components/account/forgot-password-form'
import { SharedLabels } from '@/lib/i18n/shared-labels'
import { error, forgotPassword, notices } from '@/messages/es.json'

const push = vi.fn()
vi.mock('next/navigation', () => ({ useRouter: () => ({ push }) }))

const fetchMock = vi.fn<typeof fetch>()
beforeEach(() => vi.stubGlobal('fetch', fetchMock))
afterEach(() => {
  vi.resetAllMocks()
  sessionStorage.clear()
})

function show(posted?: string) {
  render(
    <SharedLabels labels={{ error, notices }}>
      <ForgotPasswordForm labels={forgotPassword} email="" posted={posted} />
    </SharedLabels>,
  )
  const user = userEvent.setup()
  return {
    user,
    email: screen.getByRole('textbox', { name: 'Correo electrónico' }),
    send: () => user.click(screen.getByRole('button', { name: 'Enviarme el código' })),
  }
}

it('asks for an address before it sends anything', async () => {
  const { email, send } = show()
  await send()
  expect(email).toHaveAccessibleDescription(forgotPassword.emailError)
  expect(email).toHaveFocus()
  expect(fetchMock).not.toHaveBeenCalled()
})

it('sends form data and goes to the page that takes the code', async () => {
  fetchMock.mockResolvedValue(Response.json({ success: true }))
  const { user, email, send } = show()
  await user.type(email, ' Lola@Ejemplo.es ')
  await send()
  const body = fetchMock.mock.calls[0]?.[1]?.body
  expect(body instanceof FormData && [...body]).toEqual([['email', 'lola@ejemplo.es']])
  expect(push).toHaveBeenCalledWith('/resetPassword')
})

it.each([
  [404, 'El correo electrónico no existe.'],
  [429, forgotPassword.tooMany],
  [503, forgotPassword.unreachable],
])('says what a %i means, and keeps what was typed', async (status, text) => {
  fetchMock.mockResolvedValue(Response.json({}, { status }))
  const { user, email, send } = show()
  await user.type(email, 'lola@ejemplo.es')
  await send()
  expect((await screen.findAllByText(text)).length).toBeGreaterThan(0)
  expect(email).toHaveValue('lola@ejemplo.es')
  expect(push).not.toHaveBeenCalled()
})

it('says how a form posted without JavaScript came back', () => {
  show(forgotPassword.emailError)
  expect(screen.getByText(forgotPassword.emailError)).toBeVisible()
})
