import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { SubscribeCard } from '@/components/subscription/subscribe-card'
import { SharedLabels } from '@/lib/i18n/shared-labels'
import { error, notices, subscription as texts } from '@/messages/es.json'
import { renderInSpanish } from '@/tests/component/support/in-spanish'

const restaurant = { restaurantId: 'abcdefghjkmn', restaurantName: 'Casa Lola' }
const fetchMock = vi.fn<typeof fetch>()

beforeEach(() => vi.stubGlobal('fetch', fetchMock))
afterEach(() => vi.resetAllMocks())

function show(isConfirmed = true) {
  renderInSpanish(
    <SharedLabels labels={{ error, notices }}>
      <SubscribeCard restaurant={restaurant} isConfirmed={isConfirmed} />
    </SharedLabels>,
  )
  const user = userEvent.setup()
  const email = screen.getByRole('textbox', { name: texts.email })
  return { user, email, send: () => user.click(screen.getByRole('button', { name: texts.submit })) }
}

const answer = (status: number, body: unknown) => fetchMock.mockResolvedValue(Response.json(body, { status }))

it('is a form that also works before and without its script', () => {
  const { email } = show()
  const form = email.closest('form')
  expect(form).toHaveAttribute('method', 'post')
  expect(form).toHaveAttribute('action', '/api/email/subscribe')
  expect(form).toHaveFormValues({ ...restaurant, email: '' })
  expect(email).toBeRequired()
})

it('asks, says which presses are missing, and calls nobody subscribed yet', async () => {
  answer(200, { message: 'Subscription successful' })
  const { user, email, send } = show()
  await user.type(email, 'ana+menus@example.com')
  await send()
  expect(
    await screen.findByText(
      /ana\+menus@example\.com, pulsa «Confirmar mi suscripción» y después «Sí, confirmar»/,
    ),
  ).toBeVisible()
  const notice = await within(document.body).findAllByText(texts.asked)
  expect(notice.length).toBeGreaterThan(0)
  expect(document.body).not.toHaveTextContent('¡Suscrito!')
  expect(JSON.parse(String(fetchMock.mock.calls[0]?.[1]?.body))).toEqual({
    ...restaurant,
    email: 'ana+menus@example.com',
  })
  await user.click(screen.getByRole('button', { name: texts.another }))
  expect(screen.getByRole('textbox', { name: texts.email })).toHaveValue('ana+menus@example.com')
})

it('says it in the words of the specification where no confirmation is asked', async () => {
  answer(200, { message: 'Subscription successful' })
  const { user, email, send } = show(false)
  await user.type(email, 'ana@example.com')
  await send()
  expect((await screen.findAllByText(texts.success)).length).toBeGreaterThan(1)
})

it('tells who is subscribed already', async () => {
  answer(200, { message: 'Already subscribed.' })
  const { user, email, send } = show()
  await user.type(email, 'ana@example.com')
  await send()
  const notices = await screen.findAllByText('¡Ya estás suscrito! Atento a tu correo.')
  expect(notices.length).toBeGreaterThan(1)
})

it.each([
  [400, texts.invalid],
  [404, texts.gone],
  [429, texts.tooMany],
  [500, texts.failed],
  [200, texts.failed],
])('keeps what was typed and says why after a %i', async (status, text) => {
  answer(status, { message: 'something else' })
  const { user, email, send } = show()
  await user.type(email, 'ana@example.com')
  await send()
  await waitFor(() => expect(email).toHaveAccessibleDescription(text))
  expect(email).toHaveValue('ana@example.com')
})

it('says so when nobody answers', async () => {
  fetchMock.mockRejectedValue(new TypeError('Failed to fetch'))
  const { user, email, send } = show()
  await user.type(email, 'ana@example.com')
  await send()
  await waitFor(() => expect(email).toHaveAccessibleDescription(texts.failed))
})

it('is disabled and says so while it sends, and sends once', async () => {
  fetchMock.mockReturnValue(new Promise(() => {}))
  const { user, email, send } = show()
  await user.type(email, 'ana@example.com')
  await send()
  expect(await screen.findByRole('button', { name: texts.sending })).toBeDisabled()
  await user.type(email, '{Enter}')
  expect(fetchMock).toHaveBeenCalledTimes(1)
})

it('does nothing with nothing', async () => {
  const { user, email } = show()
  await user.type(email, '   {Enter}')
  expect(fetchMock).not.toHaveBeenCalled()
})
