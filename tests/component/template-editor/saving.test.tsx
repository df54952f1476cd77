import '../support/show-modal'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { getUserTemplate, saveUserTemplate } from '@/contract/endpoints/templates'
import {
  aDesign,
  block,
  button,
  field,
  focus,
  openEditor,
  ownerId,
  place,
  templateId,
  tool,
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

it('asks which of two saved at once is to stay', async () => {
  const theirs = getUserTemplate.reply.shape.template.parse({
    ...aDesign({ templateName: 'La otra' }),
    ...{ _id: templateId, isStock: false, version: 7 },
  })
  fetchMock.mockImplementationOnce(async () =>
    Response.json(
      {
        ...{ success: false, message: '' },
        error: { code: 'conflict', reason: 'version', requestId: 'r', current: { template: theirs } },
      },
      { status: 409 },
    ),
  )
  fetchMock.mockImplementation(async () => saved(8))
  await openEditor({ saved: { id: templateId, version: 3 }, source: templateId })
  await user.type(field('Nombre de la plantilla'), ' nueva')
  await user.click(button('Guardar'))
  const dialog = await screen.findByRole('dialog', { name: 'Alguien ha guardado antes que tú' })
  await user.click(within(dialog).getByRole('button', { name: 'Quedarme con lo mío' }))
  await waitFor(() => expect(saves()).toHaveLength(2))
  expect(saves()[1]?.[2]).toMatchObject({ version: 7, templateName: 'Mi pizarra nueva' })
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
