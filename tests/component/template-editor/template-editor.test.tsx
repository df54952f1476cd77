import '../support/show-modal'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { getUserTemplate, saveUserTemplate } from '@/contract/endpoints/templates'
import {
  aDesign,
  block,
  drag,
  focus,
  openEditor,
  ownerId,
  printed,
  templateId,
  todaysMenu,
} from './open-editor'

const { leaveFor } = vi.hoisted(() => ({ leaveFor: vi.fn() }))
vi.mock('@/lib/browser/leave-for', () => ({ leaveFor }))
vi.mock('@/components/template-editor/layout/menu-faces', async () => {
  const { facesFromDisk } = await import('./faces-from-disk')
  return facesFromDisk()
})

const fetchMock = vi.fn<typeof fetch>()
const user = userEvent.setup()

beforeEach(() => {
  vi.stubGlobal('fetch', fetchMock)
  window.history.replaceState(null, '', '/plantilla/editor')
})

afterEach(() => {
  vi.resetAllMocks()
  sessionStorage.clear()
})

const button = (name: string | RegExp) => screen.getByRole('button', { name })
const tool = async (name: string) =>
  user.click(within(screen.getByRole('navigation', { name: 'Herramientas' })).getByRole('button', { name }))
const field = (name: string) => screen.getByRole('textbox', { name })
const place = () => screen.getByText(/izquierda \d+/).textContent
const saves = () =>
  fetchMock.mock.calls.map(([path, init]) => [
    init?.method,
    path,
    saveUserTemplate.body.parse(JSON.parse(String(init?.body))),
  ])
const saved = (version: number) =>
  Response.json(
    { success: true, id: templateId, version, templateName: 'x' },
    { status: version === 1 ? 201 : 200 },
  )

it('creates a new template, keeps its id, and updates it from then on', async () => {
  fetchMock.mockImplementationOnce(async () => saved(1)).mockImplementationOnce(async () => saved(2))
  await openEditor()
  await user.clear(field('Nombre de la plantilla'))
  await user.type(field('Nombre de la plantilla'), 'Terraza')
  await user.click(button('Guardar'))
  await waitFor(() => expect(window.location.search).toBe(`?id=${templateId}`))
  await user.type(field('Nombre de la plantilla'), ' 2')
  await user.click(button('Guardar'))
  await waitFor(() => expect(saves()).toHaveLength(2))
  expect(saves()).toMatchObject([
    ['POST', '/api/user-templates', { templateName: 'Terraza' }],
    ['PUT', `/api/user-templates/${templateId}`, { templateName: 'Terraza 2', version: 1 }],
  ])
  await waitFor(() => expect(sessionStorage.getItem(`draft:${ownerId}:template:${templateId}`)).toBeNull())
})

it('loses nothing when saving fails: it says so, tries again, and a reload brings it back', async () => {
  fetchMock.mockRejectedValue(new Error('offline'))
  const { unmount } = await openEditor({ saved: { id: templateId, version: 3 }, source: templateId })
  focus('Precio')
  await user.keyboard('{Shift>}{ArrowRight}{/Shift}')
  await user.click(button('Guardar'))
  expect(await screen.findByText(/No hay conexión con el servidor/)).toBeVisible()
  unmount()
  await openEditor({ saved: { id: templateId, version: 3 }, source: templateId })
  await user.click(block('Precio'))
  expect(place()).toContain('izquierda 350')
  fetchMock.mockImplementation(async () => saved(4))
  await user.click(button('Guardar'))
  await waitFor(() => expect(saves().at(-1)).toMatchObject(['PUT', expect.anything(), { version: 3 }]))
})

it('refuses to save what has no name', async () => {
  await openEditor()
  await user.clear(field('Nombre de la plantilla'))
  await user.click(button('Guardar'))
  expect(screen.getByRole('alert')).toHaveTextContent('Ponle un nombre a la plantilla.')
  expect(fetchMock).not.toHaveBeenCalled()
})

it('keeps every word in its place when only the letters are blocked, and says so', async () => {
  const { price, ...rest } = aDesign()
  await openEditor({ design: { ...rest, price: { ...price, style: { fontFamily: 'Lora' } } } })
  expect(printed()).toContain('15€')
  expect(screen.getByText(/^Hay tipos de letra que no han llegado/)).toBeVisible()
})

it('sets the words of a block anew while its side is pulled', async () => {
  const { price, ...rest } = aDesign()
  await openEditor({ design: { ...rest, price: { ...price, text: 'Menú completo con bebida' } } })
  await user.click(block('Precio'))
  const lines = () => document.querySelectorAll('[data-block="price"] text').length
  const before = lines()
  const corner = document.querySelector<HTMLElement>('[style*="nwse-resize"]')
  if (!corner) throw new Error('a selected block has handles')
  drag(corner, { x: 70, y: 0 }, true)
  await waitFor(() => expect(lines()).toBeGreaterThan(before))
  fireEvent.keyDown(window, { key: 'Escape' })
  await waitFor(() => expect(lines()).toBe(before))
})

it('keeps a paste that is too long whole, says by how much, and saves once it is shortened', async () => {
  fetchMock.mockImplementation(async () => saved(1))
  await openEditor()
  await user.click(block('Observaciones'))
  await tool('Texto')
  fireEvent.change(field('Observaciones'), { target: { value: 'a'.repeat(2003) } })
  expect(field('Observaciones')).toHaveAccessibleDescription(/Caben 2000 letras y hay 2003/)
  await user.click(button('Guardar'))
  expect(screen.getByText(/Hay un texto demasiado largo/)).toBeVisible()
  expect(fetchMock).not.toHaveBeenCalled()
  fireEvent.change(field('Observaciones'), { target: { value: 'Con pan' } })
  await user.click(button('Guardar'))
  await waitFor(() => expect(saves()).toMatchObject([['POST', expect.anything(), {}]]))
})

it('says what is hard to read on its background, whatever panel is open', async () => {
  const { price, ...rest } = aDesign()
  await openEditor({ design: { ...rest, price: { ...price, style: { color: '#eeeeee' } } } })
  expect(await screen.findByText(/^Precio: cuesta leerlo sobre este fondo/)).toBeVisible()
  expect(screen.queryByText(/^Menú: cuesta leerlo/)).toBeNull()
})

it('asks which of two saved at once is to stay', async () => {
  const theirs = getUserTemplate.reply.shape.template.parse({
    ...aDesign({ templateName: 'La otra' }),
    ...{ _id: templateId, isStock: false, version: 7 },
  })
  fetchMock.mockImplementationOnce(async () =>
    Response.json(
      {
        ...{ success: false, message: '' },
        error: { code: 'conflict', reason: 'version', requestId: 'r', current: theirs },
      },
      { status: 409 },
    ),
  )
  fetchMock.mockImplementation(async () => saved(8))
  await openEditor({ saved: { id: templateId, version: 3 }, source: templateId })
  await user.type(field('Nombre de la plantilla'), ' nueva')
  await user.click(button('Guardar'))
  const dialog = await screen.findByRole('dialog', { name: 'Alguien ha guardado antes que tú' })
  await user.click(within(dialog).getByRole('button', { name: 'Quedarme con la mía' }))
  await waitFor(() => expect(saves()).toHaveLength(2))
  expect(saves()[1]?.[2]).toMatchObject({ version: 7, templateName: 'Mi pizarra nueva' })
})

it('moves and resizes by keys, and takes a run of them back at once', async () => {
  await openEditor()
  focus('Precio')
  expect(place()).toBe('Precio: izquierda 340, arriba 930, ancho 400, alto 100')
  await user.keyboard('{ArrowRight}{ArrowRight}{Shift>}{ArrowDown}{/Shift}')
  expect(place()).toContain('izquierda 342, arriba 940')
  await user.keyboard('{Alt>}{ArrowLeft}{/Alt}')
  expect(place()).toContain('ancho 399')
  await user.keyboard('{Control>}z{/Control}')
  expect(place()).toContain('izquierda 342, arriba 940, ancho 400')
  await user.keyboard('{Control>}z{/Control}')
  expect(place()).toContain('izquierda 340, arriba 930')
  await user.keyboard('{Control>}{Shift>}Z{/Shift}{/Control}')
  expect(place()).toContain('izquierda 342, arriba 940')
})

it('moves by hand onto the lines it comes near, and not at all with Escape', async () => {
  await openEditor()
  drag(block('Precio'), { x: 25, y: 0 }, true)
  expect(block('Precio').parentElement?.style.transform).toMatch(/^translate\(25px/)
  fireEvent.keyDown(window, { key: 'Escape' })
  expect(block('Precio').parentElement?.style.transform).toBe('')
  expect(place()).toContain('izquierda 340')
  // Left edge onto the margin at 60: 5 screen pixels of it are left.
  drag(block('Precio'), { x: -65, y: 0 })
  expect(place()).toContain('izquierda 60, arriba 930, ancho 400')
})

it('resizes with two fingers', async () => {
  await openEditor()
  const finger = (pointerId: number, x: number) => ({
    ...{ pointerId, clientX: x, clientY: 100, button: 0, pointerType: 'touch' },
  })
  fireEvent.pointerDown(block('Precio'), finger(1, 100))
  fireEvent.pointerDown(block('Precio'), finger(2, 200))
  fireEvent.pointerMove(window, finger(1, 75))
  fireEvent.pointerMove(window, finger(2, 225))
  fireEvent.pointerUp(window, finger(1, 75))
  expect(place()).toContain('izquierda 240, arriba 905, ancho 600, alto 150')
})

it('moves the view, not a block, when a finger drags what is not selected on a sheet brought near', async () => {
  await openEditor()
  await user.click(button('Acercar'))
  const finger = (x: number) => ({ pointerId: 1, clientX: x, clientY: 100, button: 0, pointerType: 'touch' })
  const swipe = (to: number) => {
    fireEvent.pointerDown(block('Precio'), finger(100))
    fireEvent.pointerMove(block('Precio'), finger(to))
    fireEvent.pointerUp(block('Precio'), finger(to))
  }
  swipe(160)
  expect(block('Precio')).toHaveAttribute('aria-pressed', 'false')
  swipe(100)
  expect(block('Precio')).toHaveAttribute('aria-pressed', 'true')
  swipe(160)
  expect(place()).not.toContain('izquierda 340')
})

it('reads numbers as SPEC.md §5 says, and tells of a box no letter fits in', async () => {
  await openEditor()
  await user.click(block('Precio'))
  await tool('Posición')
  await user.clear(field('Ancho'))
  await user.type(field('Ancho'), 'mucho')
  expect(await screen.findByText(/Precio: el bloque es tan pequeño/)).toBeVisible()
  await user.tab()
  expect(field('Ancho')).toHaveValue('0')
  await tool('Estilo')
  await user.clear(field('Interlineado'))
  await user.type(field('Interlineado'), 'alto')
  await user.tab()
  expect(field('Interlineado')).toHaveValue('1')
})

it('sets sections from text, one dish a line, and shows today’s menu otherwise', async () => {
  await openEditor({}, { menu: todaysMenu })
  await waitFor(() => expect(printed()).toEqual(['Segundos', 'Merluza', 'Conpan', '14€']))
  await user.click(button('Menú de hoy'))
  expect(printed()).toContain('Lentejas')
  await user.click(button('Menú de hoy'))
  await user.click(block('Menú'))
  await tool('Texto')
  await user.type(field('Platos de la sección 1'), '{Enter}Gazpacho')
  expect(printed()).toEqual(expect.arrayContaining(['Primeros', 'Lentejas', 'Ensalada', 'Gazpacho']))
  await user.keyboard('{Control>}z{/Control}')
  expect(printed()).not.toContain('Gazpacho')
})

it('warns of letters that cannot be told from what lies behind them', async () => {
  await openEditor()
  await user.click(block('Precio'))
  await tool('Estilo')
  await user.click(button('Color: #ffffff'))
  expect(await screen.findByText(/Cuesta leerlo: el contraste es 1,0/)).toBeVisible()
  await user.click(screen.getByRole('switch', { name: 'Fondo transparente' }))
  await user.click(button('Color de fondo: #17479e'))
  expect(await screen.findByText(/Se lee bien/)).toBeVisible()
})

it('sets what has lost its letters in others, and says so', async () => {
  const { price, ...rest } = aDesign()
  await openEditor({ design: { ...rest, price: { ...price, style: { fontFamily: 'Rye' } } } })
  expect(screen.getByText(/^Hay tipos de letra que no han llegado/)).toBeVisible()
  expect(printed()).toContain('15€')
})

it('puts blocks over each other, adds texts and takes them away', async () => {
  await openEditor()
  const order = () =>
    within(screen.getByRole('region', { name: 'Bloques' }))
      .getAllByRole('listitem')
      .map((item) => within(item).getAllByRole('button')[0]?.textContent)
  expect(order()).toEqual(['Precio', 'Observaciones', 'Menú'])
  await user.click(button('Subir Menú'))
  expect(order()).toEqual(['Precio', 'Menú', 'Observaciones'])
  await user.click(button('Añadir un texto'))
  await waitFor(() => expect(field('Texto')).toHaveFocus())
  await user.clear(field('Texto'))
  await user.type(field('Texto'), 'Hoy en {{restaurante}')
  expect(printed().join('')).toContain('HoyenCasaLola')
  focus('Texto «Hoy en {restaurante}»')
  await user.keyboard('{Delete}')
  expect(screen.queryByRole('button', { name: /Hoy en/ })).toBeNull()
})

it('asks before changes are left, and not once they are saved', async () => {
  fetchMock.mockImplementation(async () => saved(1))
  await openEditor()
  await user.type(field('Nombre de la plantilla'), '!')
  await user.click(screen.getByRole('link', { name: 'Volver a Mi plantilla' }))
  const dialog = screen.getByRole('dialog', { name: 'Cambios sin guardar' })
  expect(within(dialog).getByText('Tienes cambios sin guardar. ¿Salir de todos modos?')).toBeVisible()
  await user.click(within(dialog).getByRole('button', { name: 'Salir sin guardar' }))
  expect(leaveFor).toHaveBeenCalledWith(expect.stringContaining('/plantilla'))
  expect(sessionStorage).toHaveLength(0)
})

it('goes on with a copy of its own, under a name that says so', async () => {
  fetchMock.mockImplementationOnce(async () => saved(1))
  await openEditor({ saved: { id: '000000000001', version: 4 } })
  await user.click(button('Duplicar la plantilla'))
  await waitFor(() => expect(location.search).toBe(`?id=${templateId}`))
  expect(saves()).toMatchObject([['POST', '/api/user-templates', { templateName: 'Mi pizarra (copia)' }]])
  expect(field('Nombre de la plantilla')).toHaveValue('Mi pizarra (copia)')
})

it('asks before it is deleted, and leads back to the others', async () => {
  fetchMock
    .mockImplementationOnce(async () => new Response(null, { status: 500 }))
    .mockImplementationOnce(async () => Response.json({ success: true }))
  await openEditor({ saved: { id: templateId, version: 1 } })
  await user.click(button('Eliminar la plantilla'))
  const dialog = within(screen.getByRole('dialog', { name: '¿Eliminar «Mi pizarra»?' }))
  await user.click(dialog.getByRole('button', { name: 'Eliminar la plantilla' }))
  expect(await dialog.findByText('No se pudo eliminar. Inténtalo de nuevo.')).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Eliminar la plantilla' }))
  await waitFor(() => expect(leaveFor).toHaveBeenCalledWith('/plantilla'))
})
