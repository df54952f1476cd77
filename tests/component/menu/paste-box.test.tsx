import '../support/show-modal'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { aMenu, envelope, openForm, today } from './open-form'

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
const dish = (n: number, course: string) => screen.findByRole('combobox', { name: `Plato ${n} de ${course}` })

async function paste(text: string) {
  await user.click(box())
  await user.paste(text)
}

it('fills the form at once, marks its doubts where they are, and can be undone', async () => {
  openForm()
  await paste('Menú 12,50€\nPrimeros\nLentejas\nZorongollo 5€\nSegundos\nMerluza a la plancha (+2€)')
  expect(await screen.findByDisplayValue('Merluza a la plancha')).toHaveAccessibleName('Plato 1 de Segundos')
  expect(screen.getByRole('textbox', { name: 'Precio del menú' })).toHaveValue('12,50')
  expect(screen.getByText(/Hemos leído 3 platos\. Repasa.*1 duda/)).toBeVisible()
  const source = () => screen.queryByText('Zorongollo 5€', { selector: 'span' })
  expect(source()).toBeVisible()
  expect(source()?.parentElement).toHaveTextContent('En tu texto: «Zorongollo 5€»')
  expect(await dish(2, 'Primeros')).toHaveAccessibleDescription(/Llevaba un precio al lado/)
  await user.click(screen.getByRole('button', { name: 'Está bien: Zorongollo' }))
  expect(source()).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Deshacer' }))
  expect(await dish(1, 'Primeros')).toHaveValue('')
  expect(box()).toHaveDisplayValue(/Zorongollo/)
})

it('reads what was copied at one press, and says how to paste where that is not allowed', async () => {
  openForm()
  await navigator.clipboard.writeText('Menú 12,50€\nPrimeros\nLentejas\nSegundos\nMerluza')
  await user.click(screen.getByRole('button', { name: 'Pegar' }))
  expect(await screen.findByDisplayValue('Merluza')).toHaveAccessibleName('Plato 1 de Segundos')
  await user.click(screen.getByRole('button', { name: 'Deshacer' }))
  await user.clear(box())
  vi.spyOn(navigator.clipboard, 'readText').mockRejectedValue(new DOMException('no', 'NotAllowedError'))
  await user.click(screen.getByRole('button', { name: 'Pegar' }))
  expect(await screen.findByText(/Mantén pulsado el cuadro y elige «Pegar»/)).toBeVisible()
  vi.mocked(navigator.clipboard.readText).mockResolvedValue(' ')
  await user.click(screen.getByRole('button', { name: 'Pegar' }))
  expect(await screen.findByText('No tienes ningún texto copiado.')).toBeVisible()
})

it('reads what is typed when asked to', async () => {
  openForm()
  await user.type(box(), 'Lentejas{Enter}Merluza a la plancha')
  await user.click(screen.getByRole('button', { name: 'Rellenar el formulario' }))
  expect(await screen.findByText('Hemos leído 2 platos.', { exact: false })).toBeVisible()
})

it('says so when there is no menu in the text', async () => {
  openForm()
  await paste('¡Hola!')
  await waitFor(() => expect(box()).toHaveAccessibleDescription(/No hemos encontrado platos/))
})

it('offers each day of a message, keeps them all as drafts, and overwrites none', async () => {
  fetchMock.mockImplementationOnce(async () => Response.json(aMenu({ date: '2026-11-25' })))
  fetchMock.mockImplementation(async () => envelope('version', aMenu({ date: '2026-11-26' })))
  openForm()
  await paste('Miércoles 12€\nLentejas\nMerluza\n\nJueves 12€\nEnsalada\nPollo asado')
  const wednesday = await screen.findByRole('button', { name: /^Abrir el menú del mié\. 25 nov/ })
  await user.click(screen.getByRole('button', { name: 'Guardar los 2 como borradores' }))
  expect(await screen.findByText('Guardados como borradores: 1 de 2.')).toBeVisible()
  expect(screen.getByText('Ya hay un menú ese día: ábrelo y decide')).toBeVisible()
  const bodies = fetchMock.mock.calls.map(([, init]) => JSON.parse(String(init?.body)))
  expect(bodies).toMatchObject([
    { version: null, release: 'draft' },
    { version: null, release: 'draft' },
  ])
  await user.click(wednesday)
  expect(push).toHaveBeenCalledWith('/menu?dia=2026-11-25&servicio=comida')
})

it('forgets a message whose menus are all kept on their days', async () => {
  fetchMock.mockImplementation(async () => Response.json(aMenu({ date: '2026-11-25' })))
  const first = openForm()
  await paste('Miércoles 12€\nLentejas\nMerluza\n\nJueves 12€\nEnsalada\nPollo asado')
  await user.click(await screen.findByRole('button', { name: 'Guardar los 2 como borradores' }))
  expect(await screen.findByText('Guardados como borradores: 2 de 2.')).toBeVisible()
  expect(box()).toHaveValue('')
  first.unmount()
  openForm()
  expect(box()).toHaveValue('')
})

it('fills the day that was opened from a message', async () => {
  const first = openForm()
  await paste('Miércoles 12€\nLentejas\nMerluza\n\nJueves 12€\nEnsalada\nPollo asado')
  await user.click(await screen.findByRole('button', { name: /^Abrir el menú del jue\. 26 nov/ }))
  expect(push).toHaveBeenCalledWith('/menu?dia=2026-11-26&servicio=comida')
  first.unmount()
  openForm({ slot: { date: '2026-11-26', service: 'comida' } })
  expect(await screen.findByDisplayValue('Pollo asado')).toBeVisible()
  expect(screen.queryByDisplayValue('Lentejas')).toBeNull()
})

it('asks where a menu of another day belongs', async () => {
  openForm()
  await paste('Menú del jueves 26 de noviembre\nLentejas\nMerluza')
  await user.click(await screen.findByRole('button', { name: /^Poner el menú del jue\. 26 nov/ }))
  expect(await screen.findByDisplayValue('Lentejas')).toBeVisible()
  expect(push).not.toHaveBeenCalled()
})

it('makes a row of every line pasted into a dish', async () => {
  openForm({ menu: aMenu() })
  const row = await dish(2, 'Primeros')
  await user.click(row)
  await user.paste('- Gazpacho\n- Salmorejo\n')
  expect(await dish(4, 'Primeros')).toHaveValue('Salmorejo')
  expect(within(screen.getByRole('list')).getAllByRole('combobox')).toHaveLength(4)
  expect(today).toBe('2026-11-24')
})

it('keeps what was pasted for the day and the meal it was pasted for, and for no other', async () => {
  const lunch = openForm()
  await user.type(box(), 'Lentejas{Enter}Merluza a la plancha')
  lunch.unmount()
  const dinner = openForm({ slot: { date: today, service: 'cena' } })
  expect(box()).toHaveValue('')
  dinner.unmount()
  const tomorrow = openForm({ slot: { date: '2026-11-25', service: 'comida' } })
  expect(box()).toHaveValue('')
  tomorrow.unmount()
  openForm()
  expect(box()).toHaveDisplayValue(/Lentejas/)
})

it('forgets a message that belongs to another day, and what was pasted on another day', async () => {
  const lunch = openForm()
  await paste('Menú del jueves 26 de noviembre\nLentejas\nMerluza')
  await user.click(await screen.findByRole('button', { name: /^Abrir el menú del jue\. 26 nov/ }))
  lunch.unmount()
  const thursday = { date: '2026-11-26', service: 'comida' as const }
  const opened = openForm({ slot: thursday })
  expect(await screen.findByDisplayValue('Lentejas')).toBeVisible()
  opened.unmount()
  const again = openForm()
  expect(box()).toHaveValue('')
  await user.type(box(), 'Mañana{Enter}Lentejas')
  again.unmount()
  openForm({ today: '2026-11-25' })
  expect(box()).toHaveValue('')
})

it('forgets what has been saved', async () => {
  fetchMock.mockImplementation(async () => Response.json(aMenu({ version: 1 })))
  const first = openForm()
  await paste('Lentejas\nMerluza a la plancha')
  await user.click(await screen.findByRole('button', { name: 'Guardar borrador' }))
  await user.click(await screen.findByRole('button', { name: 'Pegar otro menú' }))
  expect(box()).toHaveValue('')
  first.unmount()
  openForm()
  expect(box()).toHaveValue('')
})

it('what is typed has the language of the kitchen; the example in an empty field has that of the page', async () => {
  document.documentElement.lang = 'es'
  openForm({ last: aMenu({ writtenIn: 'eu' }) })
  expect(box()).not.toHaveAttribute('lang')
  await user.type(box(), 'Dilistak')
  expect(box()).toHaveAttribute('lang', 'eu')
  document.documentElement.lang = ''
})

it('quotes lines that are no dishes as the language of the page does', async () => {
  document.documentElement.lang = 'en'
  openForm()
  await paste('Menú 12€\nPrimeros\nLentejas\nSegundos\nMerluza\nAvisad a Paco que traiga vino')
  expect(await screen.findByText('“Avisad a Paco que traiga vino”')).toBeVisible()
  document.documentElement.lang = ''
})
