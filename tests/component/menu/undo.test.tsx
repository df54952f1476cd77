import '../support/show-modal'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { saveOwnMenu } from '@/contract/endpoints/own-menus'
import type { OwnMenu } from '@/contract/entities/own-menu'
import { aMenu, envelope, openForm } from './open-form'

vi.mock('next/navigation', () => ({ useRouter: () => ({ push: vi.fn(), refresh: vi.fn() }) }))

const fetchMock = vi.fn<typeof fetch>()

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date('2026-11-24T11:00:00+01:00') })
  vi.stubGlobal('fetch', fetchMock)
})

afterEach(() => {
  vi.useRealTimers()
  vi.resetAllMocks()
  sessionStorage.clear()
})

const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
const button = (name: string) => screen.getByRole('button', { name })
const price = () => screen.getByRole('textbox', { name: 'Precio del menú' })
const replies = (...menus: OwnMenu[]) => {
  for (const menu of menus) fetchMock.mockImplementationOnce(async () => Response.json(menu))
}
const sent = () =>
  fetchMock.mock.calls.map(([path, init]) => ({ path, method: init?.method, body: bodyOf(init?.body) }))
const bodyOf = (body: unknown) =>
  typeof body === 'string' ? saveOwnMenu.body.parse(JSON.parse(body)) : undefined

async function choose(name: string) {
  await user.click(button('Más acciones'))
  await user.click(within(screen.getByRole('dialog', { name: 'Más acciones' })).getByRole('button', { name }))
}

it('hides a menu again that came out for the first time, and keeps its dishes', async () => {
  replies(aMenu({ state: 'published', version: 4 }), aMenu({ version: 5 }))
  openForm({ menu: aMenu() })
  await user.click(button('Publicar ahora'))
  await user.click(await screen.findByRole('button', { name: 'Deshacer' }))
  expect(await screen.findByText('Guardado, pero nadie lo ve todavía.')).toBeVisible()
  expect(sent()[1]?.body).toMatchObject({ version: 4, release: 'draft', content: { price: 12.5 } })
  expect(screen.queryByRole('heading', { name: '¡Tu menú está publicado!' })).toBeNull()
})

it('gives diners the menu before, and leaves what was typed in the form', async () => {
  replies(
    aMenu({ state: 'published', version: 4, price: 14 }),
    aMenu({ state: 'published', version: 5 }),
    aMenu({ state: 'published', version: 6, price: 14 }),
  )
  openForm({ menu: aMenu({ state: 'published' }) })
  await user.clear(price())
  await user.type(price(), '14')
  await user.click(button('Publicar los cambios'))
  await user.click(await screen.findByRole('button', { name: 'Deshacer' }))
  await user.click(await screen.findByRole('button', { name: 'Publicar los cambios' }))
  await waitFor(() => expect(sent()).toHaveLength(3))
  expect(sent()[1]?.body).toMatchObject({ version: 4, release: 'publish', content: { price: 12.5 } })
  expect(sent()[2]?.body).toMatchObject({ version: 5, release: 'publish', content: { price: 14 } })
})

it('withdraws from «⋯» alone, and publishes again', async () => {
  replies(aMenu({ version: 4 }), aMenu({ state: 'published', version: 5 }))
  openForm({ menu: aMenu({ state: 'published' }) })
  expect(screen.queryByRole('button', { name: 'Retirar' })).toBeNull()
  await choose('Retirar')
  expect(await screen.findByText('Menú retirado: ya no se ve en tu página.')).toBeVisible()
  await user.click(button('Deshacer'))
  expect(await screen.findByText(/^Se ve en tu página/)).toBeVisible()
  expect(sent()[1]?.body).toMatchObject({ version: 4, release: 'publish' })
})

it('deletes, and brings back what was deleted', async () => {
  fetchMock.mockImplementationOnce(async () => Response.json({ success: true }))
  replies(aMenu({ version: 1 }))
  openForm({ menu: aMenu() })
  await choose('Borrar')
  expect(await screen.findByText('Menú borrado.')).toBeVisible()
  expect(price()).toHaveValue('')
  expect(screen.queryByRole('button', { name: 'Más acciones' })).toBeNull()
  await user.click(button('Deshacer'))
  await waitFor(() => expect(price()).toHaveValue('12,50'))
  expect(sent()).toMatchObject([
    { method: 'DELETE', path: expect.stringContaining('version=3') },
    { method: 'PUT', body: { version: null, release: 'draft' } },
  ])
})

it('offers it for ten seconds', async () => {
  replies(aMenu({ state: 'published', version: 4 }), aMenu({ state: 'published', version: 5 }))
  openForm({ menu: aMenu() })
  await user.click(button('Publicar ahora'))
  await screen.findByRole('button', { name: 'Deshacer' })
  act(() => vi.advanceTimersByTime(9000))
  expect(button('Deshacer')).toBeVisible()
  act(() => vi.advanceTimersByTime(1100))
  expect(screen.queryByRole('button', { name: 'Deshacer' })).toBeNull()
})

it('undoes nothing over a later save, and says so', async () => {
  replies(aMenu({ state: 'published', version: 4 }))
  fetchMock.mockImplementationOnce(async () =>
    envelope('version', aMenu({ state: 'published', version: 9, price: 20 })),
  )
  openForm({ menu: aMenu() })
  await user.click(button('Publicar ahora'))
  await user.click(await screen.findByRole('button', { name: 'Deshacer' }))
  expect(await screen.findByText(/No hemos podido deshacerlo/)).toHaveAttribute('role', 'alert')
  expect(price()).toHaveValue('20')
})

it('is offered again when the host was not reached, and an answer that was lost counts', async () => {
  const published = aMenu({ state: 'published', version: 4 })
  replies(published)
  openForm({ menu: aMenu() })
  await user.click(button('Publicar ahora'))
  const undo = await screen.findByRole('button', { name: 'Deshacer' })
  fetchMock.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  act(() => vi.advanceTimersByTime(8000))
  await user.click(undo)
  expect(await screen.findByText(/^No se ha podido deshacer\./)).toHaveAttribute('role', 'alert')
  act(() => vi.advanceTimersByTime(8000))
  fetchMock.mockImplementationOnce(async () => envelope('version', aMenu({ version: 5 })))
  await user.click(button('Deshacer'))
  expect(await screen.findByText('Guardado, pero nadie lo ve todavía.')).toBeVisible()
  expect(screen.queryByText(/No hemos podido deshacerlo|No se ha podido deshacer/)).toBeNull()
})

it('is done by Ctrl+Z, except in a field, where the keys undo what was typed', async () => {
  replies(aMenu({ state: 'published', version: 4 }), aMenu({ version: 5 }))
  openForm({ menu: aMenu() })
  await user.click(button('Publicar ahora'))
  await screen.findByRole('button', { name: 'Deshacer' })
  await user.click(price())
  await user.keyboard('{Control>}z{/Control}')
  expect(sent()).toHaveLength(1)
  button('Deshacer').focus()
  await user.keyboard('{Control>}z{/Control}')
  await waitFor(() => expect(sent()).toHaveLength(2))
  expect(sent()[1]?.body).toMatchObject({ version: 4, release: 'draft' })
})
