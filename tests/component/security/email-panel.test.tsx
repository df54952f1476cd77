import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { EmailPanel } from '@/components/security/email-panel'
import type { EmailChange } from '@/contract/endpoints/email-change'
import { proveWith } from '@/lib/browser/proof'
import { security, wait } from '@/messages/es.json'

const refresh = vi.hoisted(() => vi.fn())
vi.mock('next/navigation', () => {
  const router = { refresh }
  return { useRouter: () => router }
})
const notices = vi.hoisted(() => ({ success: vi.fn(), error: vi.fn(), info: vi.fn() }))
vi.mock('@/components/ui/notify', () => ({ notify: notices }))

const fetchMock = vi.fn<typeof fetch>()
const words = security.email

beforeEach(() => {
  vi.resetAllMocks()
  vi.stubGlobal('fetch', fetchMock)
})

afterEach(() => sessionStorage.clear())

const pending = { email: 'nueva@ejemplo.es', expiresAt: '2031-05-12T12:10:00.000Z' }
const before: EmailChange = { email: 'lola@ejemplo.es', pending: null }
const asked: EmailChange = { ...before, pending }
const after: EmailChange = { email: 'nueva@ejemplo.es', pending: null }

const answers = (change: EmailChange) => fetchMock.mockResolvedValueOnce(Response.json(change))

const refuses = (status: number, reason: string, fields?: Record<string, string>, headers?: HeadersInit) => {
  const code = { 400: 'invalid', 409: 'conflict', 429: 'too-many' }[status] ?? 'internal'
  fetchMock.mockResolvedValueOnce(
    Response.json(
      { success: false, message: 'no', error: { code, reason, requestId: 'r', fields } },
      { status, ...(headers && { headers }) },
    ),
  )
}

const user = userEvent.setup()
const button = (name: string) => screen.getByRole('button', { name })
const newEmail = () => screen.getByLabelText(words.new)
const code = () => screen.getByLabelText(words.code)

function show(change = before) {
  return render(<EmailPanel change={change} labels={{ ...words, wait }} ownerId="0a1b2c3d4e5f" />)
}

async function askFor(email: string) {
  await user.click(button(words.change))
  await user.type(newEmail(), email)
  await user.click(button(words.ask))
}

const sent = (call = 0) => {
  const [path, init] = fetchMock.mock.calls[call] ?? []
  return [init?.method, path, init?.body ? JSON.parse(String(init.body)) : undefined]
}

it('leads from the address by a code to the new address, and the focus goes along', async () => {
  show()
  expect(screen.getByText('lola@ejemplo.es')).toBeVisible()
  expect(document.body).toHaveFocus()
  answers(asked)
  await user.click(button(words.change))
  expect(newEmail()).toHaveFocus()
  await user.keyboard(' Nueva@Ejemplo.es{Enter}')
  expect(await screen.findByText(/Te hemos enviado un código a nueva@ejemplo\.es/)).toBeVisible()
  expect(sent()).toEqual(['POST', '/api/account/email', { email: 'nueva@ejemplo.es' }])
  expect(code()).toHaveFocus()

  answers(after)
  await user.keyboard('123 456{Enter}')
  await waitFor(() => expect(button(words.change)).toHaveFocus())
  expect(sent(1)).toEqual(['PUT', '/api/account/email', { code: '123456' }])
  expect(screen.getByText('nueva@ejemplo.es')).toBeVisible()
  expect(screen.queryByText('lola@ejemplo.es')).toBeNull()
  expect(notices.success).toHaveBeenCalledWith(expect.stringContaining('nueva@ejemplo.es'))
  expect(refresh).toHaveBeenCalledTimes(2)
})

it.each([
  ['', words.invalid],
  ['nueva', words.invalid],
])('sends nothing for the address %j', async (typed, problem) => {
  show()
  await user.click(button(words.change))
  if (typed) await user.type(newEmail(), typed)
  await user.click(button(words.ask))
  await waitFor(() => expect(newEmail()).toHaveAccessibleDescription(expect.stringContaining(problem)))
  expect(fetchMock).not.toHaveBeenCalled()
})

it('says beside the field that it is the address already, and keeps what was typed', async () => {
  refuses(400, 'validation', { email: 'same' })
  show()
  await askFor('lola@ejemplo.es')
  await waitFor(() => expect(newEmail()).toHaveAccessibleDescription(expect.stringContaining(words.same)))
  expect(newEmail()).toHaveFocus()
  expect(newEmail()).toHaveValue('lola@ejemplo.es')
})

it('says how long to wait after too many', async () => {
  refuses(429, 'address-limit', undefined, { 'retry-after': '3600' })
  show()
  await askFor('nueva@ejemplo.es')
  expect(await screen.findByText(`${words.tooMany} Prueba de nuevo en 60 minutos.`)).toBeVisible()
})

it('asks for the password first, and then goes on with the very same request', async () => {
  const prover = vi.fn(async () => true)
  const leave = proveWith(prover)
  refuses(409, 'password-needed')
  answers(asked)
  show()
  await askFor('nueva@ejemplo.es')
  await waitFor(() => expect(code()).toBeVisible())
  expect(prover).toHaveBeenCalledOnce()
  expect(sent(1)).toEqual(sent(0))
  leave()
})

it('says that nothing has changed when the owner gives no proof', async () => {
  const leave = proveWith(async () => false)
  refuses(409, 'second-factor-needed')
  show()
  await askFor('nueva@ejemplo.es')
  expect(await screen.findByText(words.unproven)).toBeVisible()
  expect(newEmail()).toHaveValue('nueva@ejemplo.es')
  leave()
})

it('says that there is no connection', async () => {
  fetchMock.mockRejectedValueOnce(new TypeError('network'))
  show()
  await askFor('nueva@ejemplo.es')
  expect(await screen.findByText(words.unreachable)).toBeVisible()
  expect(button(words.ask)).toBeEnabled()
})

it('is sent once by a double tap', async () => {
  const answer = Promise.withResolvers<Response>()
  fetchMock.mockReturnValueOnce(answer.promise)
  show()
  await user.click(button(words.change))
  await user.type(newEmail(), 'nueva@ejemplo.es')
  await user.dblClick(button(words.ask))
  expect(button(words.asking)).toBeDisabled()
  await act(async () => answer.resolve(Response.json(asked)))
  expect(fetchMock).toHaveBeenCalledOnce()
})

it('keeps a typed address over a reload, and forgets it when the owner goes back', async () => {
  const { unmount } = show()
  await user.click(button(words.change))
  await user.type(newEmail(), 'nueva@ejemplo.es')
  unmount()
  show()
  await user.click(button(words.change))
  expect(newEmail()).toHaveValue('nueva@ejemplo.es')
  await user.click(button(words.back))
  expect(button(words.change)).toHaveFocus()
  await user.click(button(words.change))
  expect(newEmail()).toHaveValue('')
})

it.each([
  ['wrong', words.codeWrong],
  ['over', words.codeOver],
])('says beside the field that the code is %s', async (why, problem) => {
  refuses(400, 'code', { code: why })
  show(asked)
  expect(code()).not.toHaveFocus()
  await user.type(code(), '123456{Enter}')
  await waitFor(() => expect(code()).toHaveAccessibleDescription(expect.stringContaining(problem)))
  expect(code()).toHaveFocus()
})

it('needs six digits', async () => {
  show(asked)
  await user.type(code(), '1234{Enter}')
  await waitFor(() => expect(code()).toHaveAccessibleDescription(expect.stringContaining(words.codeMissing)))
  expect(fetchMock).not.toHaveBeenCalled()
})

it('sends the code again', async () => {
  answers(asked)
  show(asked)
  await user.click(button(words.again))
  await waitFor(() =>
    expect(notices.success).toHaveBeenCalledWith('El código va de camino a nueva@ejemplo.es.'),
  )
  expect(sent()).toEqual(['POST', '/api/account/email', { email: 'nueva@ejemplo.es' }])
})

it('lets a mistyped address be corrected', async () => {
  const corrected = { ...asked, pending: { ...pending, email: 'otra@ejemplo.es' } }
  answers(corrected)
  show(asked)
  await user.click(button(words.other))
  expect(newEmail()).toHaveValue('nueva@ejemplo.es')
  await user.clear(newEmail())
  await user.type(newEmail(), 'otra@ejemplo.es{Enter}')
  expect(await screen.findByText(/Te hemos enviado un código a otra@ejemplo\.es/)).toBeVisible()
})

it('is cancelled in one press', async () => {
  answers(before)
  show(asked)
  await user.click(button(words.cancel))
  await waitFor(() => expect(button(words.change)).toHaveFocus())
  expect(sent().slice(0, 2)).toEqual(['DELETE', '/api/account/email'])
  expect(notices.info).toHaveBeenCalledWith('No ha cambiado nada: tu correo sigue siendo lola@ejemplo.es.')
})

it('notices on the way back that another tab has confirmed it', async () => {
  answers(after)
  show(asked)
  act(() => void window.dispatchEvent(new Event('focus')))
  expect(await screen.findByText('nueva@ejemplo.es')).toBeVisible()
  expect(sent().slice(0, 2)).toEqual(['GET', '/api/account/email'])
  expect(screen.queryByLabelText(words.code)).toBeNull()
})
