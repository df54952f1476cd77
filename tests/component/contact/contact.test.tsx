import '@/tests/component/support/show-modal'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { SWRConfig } from 'swr'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Contact } from '@/components/contact/contact'
import { contact as texts, ui } from '@/messages/es.json'
import { renderInSpanish } from '@/tests/component/support/in-spanish'

const fetchMock = vi.fn<typeof fetch>()
const owner = {
  ...{ ownerId: 'abcdefghjkmn', firstName: 'Lola', lastName: 'Ruiz', email: 'lola@example.com' },
  ...{ emailVerified: true, restaurant: null },
}

/** What the api answers to the form, and who is signed in. */
function answers(toForm: () => Promise<Response>, session: () => Response = () => Response.json({ owner })) {
  fetchMock.mockImplementation(async (input) => (input === '/api/session' ? session() : toForm()))
}

beforeEach(() => vi.stubGlobal('fetch', fetchMock))
afterEach(() => {
  vi.resetAllMocks()
  localStorage.clear()
  sessionStorage.clear()
})

function show() {
  renderInSpanish(
    <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0, shouldRetryOnError: false }}>
      <Contact labels={{ ...texts, close: ui.close }} />
    </SWRConfig>,
  )
  return userEvent.setup()
}

const field = (name: string) => screen.getByRole('textbox', { name })
const type = () => screen.getByRole('combobox', { name: texts.type })
const send = (user: ReturnType<typeof userEvent.setup>) =>
  user.click(screen.getByRole('button', { name: texts.submit }))
const sent = () => fetchMock.mock.calls.filter(([path]) => path !== '/api/session')
const ok = () => Promise.resolve(Response.json({ success: true }))

async function fillAsVisitor(user: ReturnType<typeof userEvent.setup>) {
  await user.type(field(texts.name), 'Ana Ruiz')
  await user.type(field(texts.email), 'ana@example.com')
  await user.selectOptions(type(), 'Reclamación')
  await user.type(field(texts.message), 'Hola')
}

it('offers a visitor the four kinds of enquiry and the way to sign in', () => {
  show()
  const options = screen.getAllByRole('option').map(({ textContent }) => textContent)
  expect(options).toEqual([
    ...[texts.choose, 'Consulta o duda', 'Reclamación', 'Sugerencia', 'Contacto comercial o ventas'],
  ])
  expect(screen.getByRole('link', { name: texts.login })).toHaveAttribute('href', '/signin?next=/contacta')
  expect(screen.getByText(/24\/48 horas\.$/)).toBeVisible()
})

it('says what is missing at each field, and sends nothing', async () => {
  const user = show()
  await send(user)
  await waitFor(() => expect(field(texts.name)).toHaveAccessibleDescription(texts.nameError))
  expect(field(texts.email)).toHaveAccessibleDescription(texts.emailError)
  expect(type()).toHaveAccessibleDescription(texts.typeError)
  expect(field(texts.message)).toHaveAccessibleDescription(`0/400 ${texts.messageError}`)
  expect(fetchMock).not.toHaveBeenCalled()
})

it('counts the message and says when it is too long', async () => {
  const user = show()
  const message = field(texts.message)
  await user.click(message)
  await user.paste('x'.repeat(400))
  expect(message).toHaveAccessibleDescription('400/400')
  await user.type(message, 'y')
  expect(message).toHaveAccessibleDescription('401/400 Máximo 400 caracteres*')
  expect(message).toBeInvalid()
  await send(user)
  expect(fetchMock).not.toHaveBeenCalled()
})

it('thanks whoever wrote, and starts anew', async () => {
  answers(ok)
  const user = show()
  await fillAsVisitor(user)
  await send(user)
  const dialog = await screen.findByRole('dialog', { name: texts.thanksTitle })
  expect(dialog).toHaveTextContent('24/48 horas')
  const body = { name: 'Ana Ruiz', email: 'ana@example.com', type: 'Reclamacion', message: 'Hola' }
  expect(sent()[0]?.[0]).toBe('/api/contact')
  expect(JSON.parse(String(sent()[0]?.[1]?.body))).toEqual(body)
  expect(field(texts.message)).toHaveValue('')
  await user.click(screen.getByRole('button', { name: texts.thanksClose }))
  expect(screen.queryByRole('dialog')).toBeNull()
})

it.each([
  ['is refused', async () => new Response('{}', { status: 500 }), texts.failed],
  ['is too much', async () => new Response('{}', { status: 429 }), texts.tooMany],
  ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch')), texts.failed],
])('thanks nobody when it %s, and keeps what was typed', async (_, answer, text) => {
  answers(answer)
  const user = show()
  await fillAsVisitor(user)
  await send(user)
  expect(await screen.findByText(text)).toBeVisible()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(field(texts.message)).toHaveValue('Hola')
  expect(type()).toHaveValue('Reclamacion')
})

it('lets the api have the last word on a field', async () => {
  const error = { code: 'invalid', reason: 'validation', fields: { email: 'email' }, requestId: '1' }
  answers(async () => Response.json({ success: false, message: 'No', error }, { status: 400 }))
  const user = show()
  await fillAsVisitor(user)
  await send(user)
  await waitFor(() => expect(field(texts.email)).toHaveAccessibleDescription(texts.emailError))
})

it('is disabled and says so while it sends', async () => {
  answers(() => new Promise(() => {}))
  const user = show()
  await fillAsVisitor(user)
  await send(user)
  expect(await screen.findByRole('button', { name: texts.sending })).toBeDisabled()
})

it('knows an owner, locks their address and has their kinds of enquiry', async () => {
  localStorage.setItem('isAuthenticated', 'true')
  answers(ok)
  const user = show()
  await waitFor(() => expect(field(texts.lastName)).toHaveValue('Ruiz'))
  expect(field(texts.email)).toHaveValue('lola@example.com')
  expect(field(texts.email)).toHaveAttribute('readonly')
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    ...[texts.choose, 'Facturación', 'Problemas con el chatbot', 'Consulta general'],
  ])
  await user.selectOptions(type(), 'Facturación')
  await user.type(field(texts.message), 'Mi factura')
  await send(user)
  expect(await screen.findByRole('dialog', { name: texts.thanksTitle })).toBeVisible()
  expect(sent()[0]?.[0]).toBe('/api/contact/owner')
  expect(JSON.parse(String(sent()[0]?.[1]?.body))).toEqual({
    ...{ firstName: 'Lola', lastName: 'Ruiz', type: 'facturacion', message: 'Mi factura' },
  })
})

it('keeps the message when the session turns out to be over', async () => {
  localStorage.setItem('isAuthenticated', 'true')
  answers(async () => new Response('{}', { status: 401 }))
  const user = show()
  await waitFor(() => expect(field(texts.lastName)).toHaveValue('Ruiz'))
  await user.selectOptions(type(), 'Consulta general')
  await user.type(field(texts.message), 'Mi factura')
  await send(user)
  expect(await screen.findByText(texts.sessionOver)).toBeVisible()
  expect(field(texts.message)).toHaveValue('Mi factura')
  expect(field(texts.name)).toHaveValue('Lola Ruiz')
  expect(screen.queryByRole('textbox', { name: texts.lastName })).toBeNull()
})

it("is a visitor's form while the account cannot be read", async () => {
  localStorage.setItem('isAuthenticated', 'true')
  answers(ok, () => new Response(null, { status: 503 }))
  show()
  expect(await screen.findByRole('textbox', { name: texts.name })).toHaveValue('')
  await waitFor(() => expect(screen.queryByText(texts.loading)).toBeNull())
  expect(screen.getByRole('link', { name: texts.login })).toBeVisible()
})
