import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ForgotPasswordForm } from '@/components/account/forgot-password-form'
import { SignInForm } from '@/components/account/sign-in-form'
import { SignUpForm } from '@/components/account/sign-up-form'
import { SharedLabels } from '@/lib/i18n/shared-labels'
import {
  error,
  forgotPassword,
  notices,
  passwordStrength,
  signin,
  signup,
  ui,
  wait,
} from '@/messages/es.json'

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

it('sends the address and goes to the page that takes the code', async () => {
  fetchMock.mockResolvedValue(Response.json({ success: true }))
  const { user, email, send } = show()
  await user.type(email, ' Lola@Ejemplo.es ')
  await send()
  expect(fetchMock.mock.calls[0]?.[1]?.body).toBe('{"email":"lola@ejemplo.es"}')
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

const eye = { show: ui.showPassword, hide: ui.hidePassword }
const address = () => screen.getByRole('textbox', { name: /^(Correo electrónico|Email)$/ })
const forms = {
  'signing in': () => <SignInForm labels={{ ...signin, wait, ...eye }} />,
  'a forgotten password': () => <ForgotPasswordForm labels={forgotPassword} email="" />,
  'signing up': () => (
    <SignUpForm labels={{ ...signup, wait, ...eye }} strength={passwordStrength} consent="" />
  ),
}
const ways = Object.entries(forms).flatMap(([from, typedIn]) =>
  Object.entries(forms).flatMap(([to, shownIn]) => (from === to ? [] : [{ from, typedIn, to, shownIn }])),
)

it.each(ways)('the address typed for $from is there for $to', async ({ typedIn, shownIn }) => {
  const user = userEvent.setup()
  const { unmount } = render(typedIn())
  await user.type(address(), 'lola@ejemplo.es')
  unmount()
  render(shownIn())
  expect(address()).toHaveValue('lola@ejemplo.es')
})

it('keeps the address for the next page when the code is on its way', async () => {
  fetchMock.mockResolvedValue(Response.json({ success: true }))
  const { user, email, send } = show()
  await user.type(email, 'lola@ejemplo.es')
  await send()
  expect(push).toHaveBeenCalledWith('/resetPassword')
  expect(JSON.stringify({ ...sessionStorage })).toContain('lola@ejemplo.es')
})
