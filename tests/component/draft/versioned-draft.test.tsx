import '../support/show-modal'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { aNote, field, kept, ok, openNote, refused, save, state } from './note-editor'

const notices = vi.hoisted(() => ({ success: vi.fn(), error: vi.fn(), info: vi.fn(), prepare: vi.fn() }))
vi.mock('@/components/ui/notify', () => ({ notify: notices }))

afterEach(() => {
  vi.resetAllMocks()
  sessionStorage.clear()
})

const user = userEvent.setup()
const press = (name: string) => user.click(screen.getByRole('button', { name }))
const dialog = () => screen.findByRole('dialog', { name: 'Alguien ha guardado antes que tú' })
const sent = () => save.mock.calls.map(([{ changed: _, ...one }]) => one)

async function type(name: 'title' | 'text', typed: string) {
  await user.clear(field(name))
  await user.type(field(name), typed)
}

/** A save that is answered when the test says so. */
function held() {
  const { promise, resolve } = Promise.withResolvers<Awaited<ReturnType<typeof save>>>()
  save.mockReturnValueOnce(promise)
  return resolve
}

it('sends what changed and the version it was made on, and is clean after', async () => {
  save.mockResolvedValue(ok({ version: 2, text: 'Leche' }))
  openNote()
  expect(state()).toBe('clean')
  await type('text', 'Leche')
  expect(state()).toBe('dirty')
  await press('save')
  await screen.findByText('saved now')
  expect(save.mock.calls).toEqual([
    [{ version: 1, title: 'Compra', text: 'Leche', changed: ['text'], wish: 'now' }],
  ])
  expect([state(), kept()]).toEqual(['clean', []])
})

it('shows what the host made of it, and goes on with what was typed meanwhile', async () => {
  const answer = held()
  openNote()
  await type('title', ' Lista ')
  await press('save')
  await type('text', 'Leche')
  answer(ok({ version: 2, title: 'Lista' }))
  await screen.findByText('saved now')
  expect(field('title')).toHaveValue('Lista')
  expect(field('text')).toHaveValue('Leche')
  expect(state()).toBe('dirty')
})

it('sends nothing that is not ready, and says why', async () => {
  openNote()
  await user.clear(field('title'))
  await press('save')
  expect(screen.getByRole('alert')).toHaveTextContent('no title')
  expect(save).not.toHaveBeenCalled()
})

it('saves once however often it is pressed', async () => {
  const answer = held()
  openNote()
  await type('text', 'Leche')
  await user.dblClick(screen.getByRole('button', { name: 'save' }))
  expect(state()).toBe('saving')
  answer(ok({ version: 2, text: 'Leche' }))
  await screen.findByText('saved now')
  expect(save).toHaveBeenCalledOnce()
})

it('keeps all of it when nothing answers, and can be tried again', async () => {
  save.mockResolvedValueOnce({ outcome: 'unreachable' }).mockResolvedValueOnce(ok({ version: 2 }))
  openNote()
  await type('text', 'Leche')
  await press('save')
  await screen.findByText('unreachable')
  expect([state(), kept()]).toEqual(['dirty', ['draft:note:one']])
  await press('save')
  await screen.findByText('saved now')
})

it('comes back after a reload, with the version it was typed on', async () => {
  const { unmount } = openNote()
  await type('text', 'Leche')
  unmount()
  openNote(aNote({ version: 5, title: 'De otra pestaña' }))
  await waitFor(() => expect(field('text')).toHaveValue('Leche'))
  expect(notices.info).toHaveBeenCalledWith('Hemos recuperado los cambios que no habías guardado.')
  save.mockResolvedValueOnce(refused(aNote({ version: 5, title: 'De otra pestaña' })))
  save.mockResolvedValueOnce(ok({ version: 6, title: 'De otra pestaña', text: 'Leche' }))
  await press('save')
  await screen.findByText('saved now')
  expect(sent()).toMatchObject([
    { version: 1, title: 'Compra', text: 'Leche' },
    { version: 5, title: 'De otra pestaña', text: 'Leche' },
  ])
})

it.each([
  ['what cannot be read', '{'],
  ['what is something else', JSON.stringify({ version: 1, base: {}, values: { title: 3 } })],
  ['what was saved since', JSON.stringify({ version: 0, base: { title: '', text: '' }, values: aNote() })],
])('makes nothing of %s', (_, stored) => {
  sessionStorage.setItem('draft:note:one', stored)
  openNote()
  expect(state()).toBe('clean')
  expect(notices.info).not.toHaveBeenCalled()
})

it('is kept under its new name once it has one', async () => {
  save.mockResolvedValue(ok({ title: 'Nueva', text: '' }))
  openNote(null)
  await type('title', 'Nueva')
  expect(kept()).toEqual(['draft:note:new'])
  await press('save')
  await screen.findByText('saved now')
  expect(kept()).toEqual([])
  await type('text', 'Pan')
  expect(kept()).toEqual(['draft:note:one'])
})

it('merges what only another tab changed, and loses nothing typed while it was sent', async () => {
  const answer = held()
  save.mockResolvedValueOnce(ok({ version: 8, title: 'De otra pestaña', text: 'Leche y huevos' }))
  openNote()
  await type('text', 'Leche')
  await press('save')
  await user.type(field('text'), ' y huevos')
  answer(refused(aNote({ version: 7, title: 'De otra pestaña' })))
  await screen.findByText('saved now')
  expect(sent()[1]).toMatchObject({ version: 7, title: 'De otra pestaña', text: 'Leche y huevos' })
  expect(field('text')).toHaveValue('Leche y huevos')
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('asks where both changed the same, and saves what the owner keeps over what is there', async () => {
  save.mockResolvedValueOnce(refused(aNote({ version: 7, title: 'Suya', text: 'Suyo' })))
  save.mockResolvedValueOnce(ok({ version: 8, title: 'Mía', text: 'Suyo' }))
  openNote()
  await type('title', 'Mía')
  await press('save')
  await user.click(within(await dialog()).getByRole('button', { name: 'Quedarme con lo mío' }))
  await screen.findByText('saved now')
  expect(sent()[1]).toEqual({ version: 7, title: 'Mía', text: 'Suyo', wish: 'now' })
  expect(field('text')).toHaveValue('Suyo')
})

it('takes what is saved where both changed it, and still saves the rest', async () => {
  save.mockResolvedValueOnce(refused(aNote({ version: 7, title: 'Suya' })))
  save.mockResolvedValueOnce(ok({ version: 8, title: 'Suya', text: 'Leche' }))
  openNote()
  await type('title', 'Mía')
  await type('text', 'Leche')
  await press('save')
  await user.click(within(await dialog()).getByRole('button', { name: 'Usar lo guardado' }))
  await screen.findByText('saved now')
  expect(sent()[1]).toEqual({ version: 7, title: 'Suya', text: 'Leche', wish: 'now' })
})

it('saves nothing when all of it is taken from there, and says so', async () => {
  save.mockResolvedValueOnce(refused(aNote({ version: 7, title: 'Suya' })))
  openNote()
  await type('title', 'Mía')
  await press('save')
  await user.click(within(await dialog()).getByRole('button', { name: 'Usar lo guardado' }))
  expect(field('title')).toHaveValue('Suya')
  expect([state(), kept()]).toEqual(['clean', []])
  expect(notices.info).toHaveBeenCalledWith('Hecho: sigues con lo que ya estaba guardado.')
  expect(save).toHaveBeenCalledOnce()
})

it('asks again at the next save when the question was closed', async () => {
  save.mockResolvedValue(refused(aNote({ version: 7, title: 'Suya' })))
  openNote()
  await type('title', 'Mía')
  await press('save')
  await user.click(within(await dialog()).getByRole('button', { name: 'Cerrar' }))
  expect(field('title')).toHaveValue('Mía')
  await press('save')
  await dialog()
  expect(sent().map(({ version }) => version)).toEqual([1, 1])
})

it('goes on from what was saved past it, unless both changed the same', async () => {
  const past = aNote({ version: 4, text: 'Arroz' })
  const { unmount } = openNote(aNote(), past)
  await type('title', 'Mía')
  await press('adopt')
  expect(field('text')).toHaveValue('Arroz')
  save.mockResolvedValue(ok({ version: 5, title: 'Mía', text: 'Arroz' }))
  await press('save')
  await screen.findByText('saved now')
  expect(sent()).toMatchObject([{ version: 4, title: 'Mía', text: 'Arroz' }])
  unmount()
  openNote(aNote(), past)
  await type('text', 'Leche')
  await press('adopt')
  expect(field('text')).toHaveValue('Leche')
  await press('save')
  expect(sent()[1]).toMatchObject({ version: 1, text: 'Leche' })
})

it('has nothing to save once it is forgotten', async () => {
  openNote()
  await type('title', 'Mía')
  await press('forget')
  expect([state(), kept()]).toEqual(['clean', []])
})
