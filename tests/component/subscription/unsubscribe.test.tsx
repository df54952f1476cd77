import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentProps } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Unsubscribe } from '@/components/subscription/unsubscribe'
import { unsubscribe as texts } from '@/messages/es.json'
import { renderInSpanish } from '@/tests/component/support/in-spanish'

const router = vi.hoisted(() => ({ replace: vi.fn(), refresh: vi.fn() }))
vi.mock('next/navigation', () => ({ useRouter: () => router }))

const fetchMock = vi.fn<typeof fetch>()
const address = { email: 'ana@example.com', sig: 'firma' }
const lola = { restaurantId: 'abcdefghjkmn', restaurantName: 'Casa Lola' }
const norte = { restaurantId: 'bbcdefghjkmn', restaurantName: 'Bar Norte' }
const both = {
  state: 'list' as const,
  restaurants: [lola, norte],
  frequency: 'each' as const,
  language: 'original' as const,
}

beforeEach(() => vi.stubGlobal('fetch', fetchMock))
afterEach(() => vi.resetAllMocks())

type Props = Partial<ComponentProps<typeof Unsubscribe>>

function show(props: Props = {}) {
  renderInSpanish(<Unsubscribe address={address} subscriptions={both} preselected="" {...props} />)
  return userEvent.setup()
}

const button = () => screen.getByRole('button', { name: texts.submit })
const box = (name: string) => screen.getByRole('checkbox', { name })

it('cannot be sent before something is chosen', async () => {
  const user = show()
  expect(button()).toBeDisabled()
  await user.click(box('Casa Lola'))
  expect(button()).toBeEnabled()
  await user.click(box('Casa Lola'))
  expect(button()).toBeDisabled()
})

it('selects all, none, and shows that it is some', async () => {
  const user = show()
  await user.click(box(texts.all))
  expect(box('Casa Lola')).toBeChecked()
  expect(box('Bar Norte')).toBeChecked()
  await user.click(box('Bar Norte'))
  expect(box(texts.all)).toBePartiallyChecked()
  await user.click(box('Bar Norte'))
  expect(box(texts.all)).toBeChecked()
  await user.click(box(texts.all))
  expect(box('Casa Lola')).not.toBeChecked()
})

it('has no such box for one restaurant, and the one whose mail led here is chosen', () => {
  show({
    subscriptions: { state: 'list', restaurants: [lola], frequency: 'each', language: 'original' },
    preselected: lola.restaurantId,
  })
  expect(screen.getAllByRole('checkbox')).toHaveLength(1)
  expect(box('Casa Lola')).toBeChecked()
  expect(button()).toBeEnabled()
})

it('sends what was chosen and lets the page say how it went', async () => {
  fetchMock.mockResolvedValue(Response.json({ success: true }))
  const user = show()
  await user.click(box('Bar Norte'))
  await user.click(button())
  await waitFor(() =>
    expect(router.replace).toHaveBeenCalledWith(
      '/unsubscribe?email=ana%40example.com&sig=firma&estado=hecha',
    ),
  )
  expect(JSON.parse(String(fetchMock.mock.calls[0]?.[1]?.body))).toEqual({
    ...address,
    restaurantIds: [norte.restaurantId],
  })
})

it('is disabled and says so while it is processing', async () => {
  fetchMock.mockReturnValue(new Promise(() => {}))
  const user = show()
  await user.click(box('Bar Norte'))
  await user.click(button())
  expect(screen.getByRole('button', { name: texts.sending })).toBeDisabled()
  expect(box('Casa Lola')).toBeDisabled()
})

it.each([
  ['refused', () => Promise.resolve(new Response(null, { status: 404 }))],
  ['away', () => Promise.reject(new TypeError('Failed to fetch'))],
])('keeps the choice and says so when the api is %s', async (_, answer) => {
  fetchMock.mockImplementation(answer)
  const user = show()
  await user.click(box('Bar Norte'))
  await user.click(button())
  expect(await screen.findByRole('alert')).toHaveTextContent('No se pudo completar la baja.')
  expect(box('Bar Norte')).toBeChecked()
  expect(router.replace).not.toHaveBeenCalled()
})

it.each([
  ['error', 'No se pudo completar la baja.'],
  ['ninguno', texts.none],
] as const)('says what a plain form could not do: %s', (outcome, text) => {
  show({ outcome })
  expect(screen.getByRole('alert')).toHaveTextContent(text)
})

it('says that it is done, where the focus is, and what is left', () => {
  show({ outcome: 'hecha' })
  const line = screen.getByRole('status')
  expect(line).toHaveTextContent('¡Suscripción cancelada correctamente!')
  expect(line).toHaveFocus()
  expect(screen.getByText(texts.rest)).toBeVisible()
})

it('says that it is done when nothing is left', () => {
  show({
    outcome: 'hecha',
    subscriptions: { state: 'list', restaurants: [], frequency: 'each', language: 'original' },
  })
  expect(screen.getByText(texts.doneText)).toBeVisible()
  expect(screen.queryByRole('checkbox')).toBeNull()
})

it.each([
  [{ state: 'unknown' as const }],
  [{ state: 'list' as const, restaurants: [], frequency: 'each' as const, language: 'original' as const }],
])('says of %j that the link is no good or nothing is left', (subscriptions) => {
  show({ subscriptions })
  expect(screen.getByRole('alert')).toHaveTextContent(
    'El enlace no es válido o ya no hay suscripciones activas para este correo.',
  )
})

it('offers to ask again while the api is away', async () => {
  const user = show({ subscriptions: { state: 'unreachable' } })
  const retry = screen.getByRole('link', { name: texts.retry })
  expect(retry).toHaveAttribute('href', '/unsubscribe?email=ana%40example.com&sig=firma')
  router.refresh.mockImplementation(() => undefined)
  await user.click(retry)
  expect(router.refresh).toHaveBeenCalled()
})

it('says that several mails come, and offers one', () => {
  show({ subscriptions: both })
  expect(screen.getByText(texts.frequency.now.each)).toBeVisible()
  expect(screen.getByRole('button', { name: texts.frequency.choose.daily })).toBeEnabled()
})

it('says what was chosen just now, to whoever cannot see the page change', () => {
  show({ subscriptions: { ...both, frequency: 'daily' }, outcome: 'correo' })
  expect(screen.getByRole('status')).toHaveTextContent(texts.frequency.now.daily)
  expect(screen.getByRole('status')).toHaveFocus()
})

it('says so when the choice was not kept', () => {
  show({ subscriptions: both, outcome: 'sin-correo' })
  expect(screen.getByRole('alert')).toHaveTextContent(texts.frequency.failed)
})

it('says that one mail comes, and offers several', () => {
  show({ subscriptions: { state: 'list', restaurants: [lola], frequency: 'daily', language: 'original' } })
  expect(screen.getByText(texts.frequency.now.daily)).toBeVisible()
  expect(screen.getByRole('button', { name: texts.frequency.choose.each })).toBeEnabled()
})

it('shows the language of the dishes, and asks for another by a plain form', () => {
  show({ subscriptions: { ...both, language: 'de' } })
  const choice = screen.getByRole('combobox', { name: texts.language.label })
  expect(choice).toHaveValue('de')
  expect(choice.closest('form')).toHaveAttribute('action', '/api/email/language')
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toContain(
    'Como los escribe la cocina',
  )
})

it('says that the language was changed, or could not be', () => {
  show({ outcome: 'idioma' })
  expect(screen.getByRole('status')).toHaveTextContent(texts.language.done)
})

it('offers no language where the host has none', () => {
  show({ mayChooseLanguage: false })
  expect(screen.queryByRole('combobox')).toBeNull()
})
