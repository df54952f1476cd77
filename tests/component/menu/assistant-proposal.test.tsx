import '../support/show-modal'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openForm, today } from './open-form'

const push = vi.hoisted(() => vi.fn())
vi.mock('@/lib/browser/leave-for', () => ({ leaveFor: vi.fn() }))
vi.mock('next/navigation', () => ({ useRouter: () => ({ push }) }))

const fetchMock = vi.fn<typeof fetch>()

beforeEach(() => vi.stubGlobal('fetch', fetchMock))
afterEach(() => {
  vi.resetAllMocks()
  sessionStorage.clear()
})

const user = userEvent.setup()
const box = () => screen.getByRole('textbox', { name: 'Tu menú, como lo mandas por WhatsApp' })
const proposal = () => screen.findByRole('region', { name: 'Propuesta de un asistente externo' })

async function paste(text: string) {
  await user.click(box())
  await user.paste(text)
}

/** «zurrukutuna» is a doubt of the rules. */
const doubted = 'Menú 13 €\nPrimeros\nLentejas\nSegundos\nPollo asado\nzurrukutuna qwerty xkcd'
const clear = 'Menú 12 €\nPrimeros\nLentejas\nSegundos\nPollo asado'

const menu = (dishes: string[], more: object = {}) => ({
  ...{ service: 'comida', price: 13, halfPrice: null, includes: [], window: null, observation: '' },
  categories: [{ name: 'Primeros', items: dishes.map((name) => ({ name })) }],
  ...more,
})

const answer = (...menus: object[]) => fetchMock.mockImplementation(async () => Response.json({ menus }))

it('shows what an assistant proposes, and fills it in when it is pressed', async () => {
  answer(menu(['Lentejas', 'Zurrukutuna', 'Pollo asado', 'Qwerty']))
  openForm({ hasAssistant: true })
  await paste(doubted)
  expect(await proposal()).toHaveTextContent(/Revísala[\s\S]*Zurrukutuna/)
  expect(fetchMock).toHaveBeenCalledTimes(1)
  const [address, init] = fetchMock.mock.calls[0] ?? []
  expect(String(address)).toMatch(/\/api\/menus\/mine\/propose$/)
  expect(JSON.parse(String(init?.body))).toEqual({ text: doubted })
  expect(screen.queryByDisplayValue('Qwerty')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Usar la propuesta' }))
  expect(await screen.findByDisplayValue('Qwerty')).toHaveAccessibleName('Plato 4 de Primeros')
  expect(screen.queryByRole('region', { name: 'Propuesta de un asistente externo' })).toBeNull()
})

it('can be declined, and goes when the text changes', async () => {
  answer(menu(['Lentejas', 'Zurrukutuna']))
  openForm({ hasAssistant: true })
  await paste(doubted)
  await proposal()
  await user.click(screen.getByRole('button', { name: 'No, gracias' }))
  expect(screen.queryByText('Propuesta de un asistente externo')).toBeNull()
  expect(screen.queryByDisplayValue('Zurrukutuna')).toBeNull()
})

it('lists a proposal of several days, and opens each on its day', async () => {
  answer(
    menu(['Lentejas', 'Qwerty'], { date: '2026-11-25' }),
    menu(['Paella', 'Zurrukutuna'], { date: '2026-11-26' }),
  )
  const first = openForm({ hasAssistant: true })
  await paste(doubted)
  expect(await proposal()).toHaveTextContent(
    /mié\. 25 nov[\s\S]*Qwerty[\s\S]*jue\. 26 nov[\s\S]*Zurrukutuna/i,
  )
  await user.click(screen.getByRole('button', { name: 'Usar la propuesta' }))
  await user.click(await screen.findByRole('button', { name: /^Abrir el menú del jue\. 26 nov/ }))
  expect(push).toHaveBeenCalledWith('/menu?dia=2026-11-26&servicio=comida')
  first.unmount()
  openForm({ slot: { date: '2026-11-26', service: 'comida' } })
  expect(await screen.findByDisplayValue('Zurrukutuna')).toHaveAccessibleName('Plato 2 de Primeros')
  expect(screen.getByRole('textbox', { name: 'Precio del menú' })).toHaveValue('13')
})

it.each<[string, boolean, string]>([
  ['a text that the rules understand', true, clear],
  ['any text where there is no assistant', false, doubted],
])('asks nobody about %s', async (_, hasAssistant, text) => {
  openForm({ hasAssistant })
  await paste(text)
  expect(await screen.findByDisplayValue('Lentejas')).toBeVisible()
  expect(fetchMock).not.toHaveBeenCalled()
  expect(today).toBe('2026-11-24')
})

it('leaves the form as the rules filled it when the assistant says nothing of use', async () => {
  answer()
  openForm({ hasAssistant: true })
  await paste(doubted)
  await waitFor(() => expect(fetchMock).toHaveBeenCalled())
  expect(await screen.findByDisplayValue('Pollo asado')).toBeVisible()
  expect(screen.queryByText('Propuesta de un asistente externo')).toBeNull()
})
