import '../support/show-modal'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { saveOwnMenu } from '@/contract/endpoints/own-menus'
import { aMenu, envelope, formOf, labels, openForm, today } from './open-form'

vi.mock('@/lib/browser/leave-for', () => ({ leaveFor: vi.fn() }))
const refresh = vi.hoisted(() => vi.fn())
vi.mock('next/navigation', () => ({ useRouter: () => ({ push: vi.fn(), refresh }) }))

const fetchMock = vi.fn<typeof fetch>()

beforeEach(() => {
  vi.setSystemTime('2026-11-24T11:00:00+01:00')
  vi.stubGlobal('fetch', fetchMock)
})

afterEach(() => {
  vi.useRealTimers()
  vi.resetAllMocks()
  sessionStorage.clear()
})

const user = userEvent.setup()
const button = (name: string | RegExp) => screen.getByRole('button', { name })
const price = () => screen.getByRole('textbox', { name: 'Precio del menú' })
const dish = (n: number, course: string) => screen.getByRole('combobox', { name: `Plato ${n} de ${course}` })
const saves = () =>
  fetchMock.mock.calls
    .filter(([, init]) => init?.method === 'PUT')
    .map(([path, init]) => [path, saveOwnMenu.body.parse(JSON.parse(String(init?.body)))] as const)

it('publishes what was typed by hand, without empty rows', async () => {
  fetchMock.mockImplementation(async () => Response.json(aMenu({ state: 'published', version: 1 })))
  openForm()
  await user.type(price(), '12,50')
  await user.click(button('pan'))
  await user.type(dish(1, 'Primeros'), 'Lentejas{Enter}')
  expect(dish(2, 'Primeros')).toHaveFocus()
  await user.keyboard('Ensalada')
  await user.click(button('Publicar ahora'))
  expect(await screen.findByRole('heading', { name: '¡Tu menú está publicado!' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Ver en tu perfil' })).toHaveAttribute(
    'href',
    '/restaurant/profile/x',
  )
  expect(screen.getByRole('link', { name: 'Compartir por WhatsApp' })).toHaveAttribute(
    'href',
    expect.stringContaining('https://wa.me/?text='),
  )
  expect(saves()).toEqual([
    [
      `/api/menus/mine/${today}/comida`,
      {
        ...{ version: null, release: 'publish', confirmed: false },
        content: {
          ...{ price: 12.5, halfPrice: null, includes: ['pan'], observation: '' },
          window: { start: '13:00', end: '16:00' },
          categories: [{ name: 'Primeros', items: [{ name: 'Lentejas' }, { name: 'Ensalada' }] }],
        },
      },
    ],
  ])
  const kept = () => sessionStorage.getItem(`draft:0a1b2c3d4e5f:menu:${today}:comida`)
  await waitFor(() => expect(kept()).toBeNull())
})

it('refuses a negative price with a sentence at its field, and asks about an unusual one', async () => {
  fetchMock.mockImplementation(async () => Response.json(aMenu({ state: 'published', price: 1200 })))
  openForm({ menu: aMenu() })
  await user.clear(price())
  await user.type(price(), '-3')
  await user.click(button('Publicar ahora'))
  expect(price()).toHaveAccessibleDescription('El precio no puede ser negativo.')
  await waitFor(() => expect(price()).toHaveFocus())
  await user.clear(price())
  await user.type(price(), '1200')
  await user.click(button('Publicar ahora'))
  const dialog = screen.getByRole('dialog', { name: '¿Está bien así?' })
  expect(within(dialog).getByText(/El precio es 1200\s€/)).toBeVisible()
  expect(fetchMock).not.toHaveBeenCalled()
  await user.click(within(dialog).getByRole('button', { name: 'Sí, está bien' }))
  await screen.findByRole('heading', { name: '¡Tu menú está publicado!' })
  expect(saves()[0]?.[1]).toMatchObject({ confirmed: true, content: { price: 1200 } })
})

it('prepares without a verified address, and says what publishing needs', async () => {
  fetchMock.mockImplementation(async (_, init) =>
    String(init?.body).includes('"release":"draft"')
      ? Response.json(aMenu({ version: 4 }))
      : envelope('email-not-verified'),
  )
  openForm({ menu: aMenu(), emailVerified: false })
  await user.click(button('Publicar ahora'))
  expect(await screen.findByText(/antes verifica tu correo/)).toHaveAttribute('role', 'alert')
  await user.click(button('Guardar borrador'))
  await waitFor(() => expect(saves()).toHaveLength(2))
  expect(saves()[1]?.[1]).toMatchObject({ version: 3, release: 'draft' })
})

it('publishes what waited as soon as the host knows the address, whatever the page was made with', async () => {
  fetchMock.mockImplementationOnce(async () => envelope('email-not-verified'))
  fetchMock.mockImplementation(async () => Response.json(aMenu({ version: 4, state: 'published' })))
  openForm({ menu: aMenu(), emailVerified: false })
  await user.click(button('Publicar ahora'))
  await screen.findByText(/antes verifica tu correo/)
  await user.click(button('Publicar ahora'))
  expect(await screen.findByRole('heading', { name: '¡Tu menú está publicado!' })).toBeVisible()
  expect(refresh, 'the note above goes').toHaveBeenCalledTimes(2)
})

it('goes on with one press when the address is verified elsewhere', async () => {
  fetchMock.mockImplementationOnce(async () => envelope('email-not-verified'))
  const { rerender } = openForm({ menu: aMenu(), emailVerified: false })
  await user.click(button('Publicar ahora'))
  await screen.findByText(/antes verifica tu correo/)
  expect(refresh, 'the page asks what is missing').toHaveBeenCalledOnce()
  rerender(formOf({ menu: aMenu(), emailVerified: true }))
  expect(screen.queryByText(/antes verifica tu correo/)).toBeNull()
  expect(button('Publicar ahora')).toBeEnabled()
})

it('never says that diners see what they do not see', async () => {
  fetchMock.mockImplementation(async () => Response.json(aMenu({ state: 'published', version: 4 })))
  const missing = ['name', 'address'] as const
  const { rerender } = openForm({ menu: aMenu(), missing: [...missing] })
  await user.click(button('Publicar ahora'))
  const heading = 'Tu menú está listo, pero aún no se ve'
  expect(await screen.findByRole('heading', { name: heading })).toBeVisible()
  expect(screen.getByText(/^Falta el nombre de tu restaurante y la dirección\./)).toBeVisible()
  expect(screen.getByText('Aún no se ve')).toBeVisible()
  expect(screen.queryByText(/en tu página|publicado!|Publicado/)).toBeNull()
  expect(screen.queryByRole('link')).toBeNull()
  rerender(formOf({ menu: aMenu() }))
  expect(screen.getByText(/^Se ve en tu página/)).toBeVisible()
  expect(screen.getByRole('heading', { name: '¡Tu menú está publicado!' })).toBeVisible()
})

it('keeps what was typed when nothing answers, and after a reload', async () => {
  fetchMock.mockRejectedValue(new Error('offline'))
  const { unmount } = openForm({ menu: aMenu() })
  await user.type(dish(2, 'Primeros'), ' mixta')
  await user.click(button('Guardar borrador'))
  expect(await screen.findByText(/No hay conexión con el servidor/)).toBeVisible()
  unmount()
  openForm({ menu: aMenu() })
  await waitFor(() => expect(dish(2, 'Primeros')).toHaveValue('Ensalada mixta'))
})

it('asks before either side of a conflict is lost', async () => {
  const theirs = aMenu({ version: 7, price: 14, halfPrice: 8 })
  fetchMock.mockImplementationOnce(async () => envelope('version', theirs))
  fetchMock.mockImplementation(async () => Response.json(aMenu({ version: 8 })))
  openForm({ menu: aMenu() })
  await user.clear(price())
  await user.type(price(), '13')
  await user.click(button('Guardar borrador'))
  const dialog = await screen.findByRole('dialog', { name: 'Alguien ha guardado antes que tú' })
  expect(within(dialog).getByText('14')).toBeVisible()
  await user.click(within(dialog).getByRole('button', { name: 'Quedarme con lo mío' }))
  await waitFor(() => expect(saves()).toHaveLength(2))
  expect(saves()[1]?.[1]).toMatchObject({ version: 7, content: { price: 13, halfPrice: 8 } })
})

it('merges by itself where only one side changed something', async () => {
  fetchMock.mockImplementationOnce(async () => envelope('version', aMenu({ version: 7, halfPrice: 8 })))
  fetchMock.mockImplementation(async () => Response.json(aMenu({ version: 8 })))
  openForm({ menu: aMenu() })
  await user.type(screen.getByRole('textbox', { name: 'Observaciones' }), 'Pan sin gluten')
  await user.click(button('Guardar borrador'))
  await waitFor(() => expect(saves()).toHaveLength(2))
  expect(saves()[1]?.[1]).toMatchObject({
    version: 7,
    content: { halfPrice: 8, observation: 'Pan sin gluten' },
  })
  expect(screen.queryByRole('dialog', { name: 'Alguien ha guardado antes que tú' })).toBeNull()
})

it('keeps what is typed while a save is on its way and meets another', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>()
  fetchMock.mockReturnValueOnce(promise)
  fetchMock.mockImplementation(async () => Response.json(aMenu({ version: 8 })))
  openForm({ menu: aMenu() })
  const observation = screen.getByRole('textbox', { name: 'Observaciones' })
  await user.type(observation, 'Pan')
  await user.click(button('Guardar borrador'))
  await waitFor(() => expect(saves()).toHaveLength(1))
  await user.type(observation, ' sin gluten')
  resolve(envelope('version', aMenu({ version: 7, halfPrice: 8 })))
  await waitFor(() => expect(saves()).toHaveLength(2))
  expect(observation).toHaveValue('Pan sin gluten')
  expect(saves()[1]?.[1]).toMatchObject({ content: { halfPrice: 8, observation: 'Pan sin gluten' } })
})

it('marks a dish of a published menu as gone with one tap', async () => {
  const items = [{ name: 'Lentejas' }, { name: 'Ensalada', soldOut: true }]
  const changed = aMenu({ state: 'published', version: 4, categories: [{ name: 'Primeros', items }] })
  fetchMock.mockImplementation(async () => Response.json(changed))
  openForm({ menu: aMenu({ state: 'published' }) })
  await user.click(button('Agotado: Ensalada'))
  await waitFor(() => expect(fetchMock).toHaveBeenCalledOnce())
  const [path, init] = fetchMock.mock.calls[0] ?? []
  expect([path, init?.method, JSON.parse(String(init?.body))]).toEqual([
    `/api/menus/mine/${today}/comida/sold-out`,
    'PATCH',
    { category: 0, item: 1, name: 'Ensalada', soldOut: true },
  ])
  expect(button('Agotado: Ensalada')).toHaveAttribute('aria-pressed', 'true')
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Publicar los cambios' })).toBeNull())
})

it('takes a dish away and puts it back; moves it without a mouse', async () => {
  openForm({ menu: aMenu() })
  await user.click(button('Más sobre Lentejas'))
  await user.click(button('Bajar Lentejas'))
  expect(dish(2, 'Primeros')).toHaveValue('Lentejas')
  expect(screen.getByText('Lentejas: plato 2 de Primeros')).toBeInTheDocument()
  await user.click(button('Quitar Lentejas'))
  expect(screen.queryByRole('combobox', { name: 'Plato 2 de Primeros' })).toBeNull()
  await user.click(button('Deshacer'))
  expect(dish(2, 'Primeros')).toHaveValue('Lentejas')
})

it('leaves an allergen undeclared until it is said, and offers the usual ones', async () => {
  fetchMock.mockImplementation(async () => Response.json(aMenu({ version: 4 })))
  openForm({ menu: aMenu({ categories: [{ name: 'Primeros', items: [{ name: 'Macarrones con queso' }] }] }) })
  await user.click(button('Más sobre Macarrones con queso'))
  expect(screen.getByText('Alérgenos sin declarar')).toBeVisible()
  await user.click(button('Alérgenos'))
  const gluten = within(screen.getByRole('group', { name: 'gluten' }))
  expect(gluten.getByRole('radio', { name: 'Sin declarar' })).toBeChecked()
  await screen.findByText(/suele llevar gluten/)
  await user.click(button('Marcar como «Contiene»'))
  expect(gluten.getByRole('radio', { name: 'Contiene' })).toBeChecked()
  await user.click(
    within(screen.getByRole('group', { name: 'huevos' })).getByRole('radio', { name: 'Libre' }),
  )
  await user.click(button('Hecho'))
  await user.click(button('Guardar borrador'))
  await waitFor(() => expect(saves()).toHaveLength(1))
  expect(saves()[0]?.[1].content.categories[0]?.items[0]?.allergens).toMatchObject({
    ...{ gluten: 'contains', milk: 'contains', eggs: 'free' },
  })
})

it('suggests the allergens of a whole menu, and declares those that were ticked', async () => {
  fetchMock.mockImplementation(async () => Response.json(aMenu({ version: 4 })))
  const items = [{ name: 'Macarrones con queso' }, { name: 'Gambas al ajillo' }]
  openForm({ menu: aMenu({ categories: [{ name: 'Primeros', items }] }) })
  await user.click(button('Repasar los alérgenos'))
  const sheet = within(screen.getByRole('dialog', { name: 'Alérgenos sugeridos' }))
  await user.click(await sheet.findByRole('checkbox', { name: /^Macarrones con queso/ }))
  expect(sheet.getByRole('checkbox', { name: /^Gambas al ajillo.*crustáceos/ })).not.toBeChecked()
  await user.click(sheet.getByRole('button', { name: 'Marcar como «Contiene»' }))
  await user.click(button('Guardar borrador'))
  await waitFor(() => expect(saves()).toHaveLength(1))
  const [macaroni, prawns] = saves()[0]?.[1].content.categories[0]?.items ?? []
  expect(macaroni?.allergens).toMatchObject({ gluten: 'contains', milk: 'contains' })
  expect(prawns).not.toHaveProperty('allergens')
})

it('offers the dishes written before, by keyboard', async () => {
  const dishes = [
    { name: 'Lentejas estofadas', category: 'Primeros', times: 4, lastDate: today, supplement: 1.5 },
  ]
  fetchMock.mockImplementation(async () => Response.json({ dishes }))
  openForm()
  await user.type(dish(1, 'Primeros'), 'lent')
  await screen.findByRole('option', { name: 'Lentejas estofadas' })
  await user.keyboard('{ArrowDown}{Enter}')
  expect(dish(1, 'Primeros')).toHaveValue('Lentejas estofadas')
  expect(screen.getByText(/^\+1,50\s€$/)).toBeVisible()
})

it('schedules a menu of another day for its own day, by the clock of the restaurant', async () => {
  const date = '2026-11-26'
  const scheduled = aMenu({ date, state: 'scheduled', publishAt: '2026-11-26T10:30:00.000Z' })
  fetchMock.mockImplementation(async () => Response.json(scheduled))
  openForm({ slot: { date, service: 'comida' }, menu: aMenu({ date }) })
  expect(screen.queryByRole('button', { name: 'Publicar ahora' })).toBeNull()
  await user.type(price(), 'x')
  await user.click(button('Programar'))
  expect(price()).toHaveAccessibleDescription('Escribe un precio, como 12,50.')
  await user.type(price(), '{Backspace}')
  await user.click(button('Programar'))
  const dialog = screen.getByRole('dialog', { name: '¿Cuándo lo publicamos?' })
  const time = within(dialog).getByLabelText('Hora')
  expect(time).toHaveValue('09:00')
  await user.clear(time)
  await user.type(time, '11:30')
  await user.click(within(dialog).getByRole('button', { name: 'Programar' }))
  expect(await screen.findByText(/Saldrá solo el jue\. 26 nov, 11:30/)).toBeVisible()
  expect(saves()[0]?.[1]).toMatchObject({ release: 'schedule', publishAt: '2026-11-26T11:30' })
})

it('offers a draft first for a day the plan does not schedule, and names why beside what it refuses', () => {
  openForm({ slot: { date: '2026-11-25', service: 'comida' }, maySchedule: false })
  expect(button('Programar')).toBeDisabled()
  expect(button('Programar')).toHaveAttribute('aria-describedby', 'plan-note')
  expect(button('Guardar borrador')).toBeEnabled()
})

it.each([
  ['the saved menu', { menu: aMenu({ writtenIn: 'eu', observation: 'Gaur bakarrik' }) }, 'eu'],
  ['the last menu', { menu: null, last: aMenu({ writtenIn: 'eu' }) }, 'eu'],
  ['a Castilian menu', { menu: aMenu() }, null],
])('what the owner writes has the language of %s', (_, given, lang) => {
  document.documentElement.lang = 'es'
  openForm(given)
  const fields = [
    screen.getAllByRole('combobox')[0],
    screen.getAllByRole('textbox', { name: labels.dishes.category })[0],
    screen.getByRole('textbox', { name: labels.observation.label }),
  ]
  expect(fields.map((field) => field?.getAttribute('lang'))).toEqual([lang, lang, lang])
  if (given.menu) {
    const preview = screen.getByRole('region', { name: labels.preview.title })
    expect(preview.querySelector('span')?.getAttribute('lang')).toBe(lang)
    expect(preview.querySelector('span')).toHaveTextContent('Primeros · Lentejas · Ensalada')
  }
  document.documentElement.lang = ''
})
