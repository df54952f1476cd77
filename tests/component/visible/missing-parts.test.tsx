import '../support/show-modal'
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { MissingParts } from '@/components/visible/missing-parts'
import type { MissingPart } from '@/contract/rules/profile/missing-for-diners'
import { address, map, resendVerification, visible, wait } from '@/messages/es.json'
import { sheet } from '@/tests/component/kept/sheet'

const refresh = vi.hoisted(() => vi.fn())
vi.mock('next/navigation', () => ({ useRouter: () => ({ refresh }) }))

const fetchMock = vi.fn<typeof fetch>()
beforeEach(() => vi.stubGlobal('fetch', fetchMock))
afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetAllMocks()
})

const labels = { ...visible, resend: { ...resendVerification, wait }, address: { ...address, map } }
const show = (missing: MissingPart[]) =>
  render(
    <MissingParts missing={missing} restaurantId="0123456789ab" email="lola@ejemplo.es" labels={labels} />,
  )

const owner = (change: object) => ({
  ...{ ownerId: '0a1b2c3d4e5f', firstName: 'Lola', lastName: 'Ríos', email: 'lola@ejemplo.es' },
  ...{ emailVerified: false, ...change },
  restaurant: {
    ...{ restaurantId: '0123456789ab', restaurantName: 'Casa Lola', logoFilePath: null },
    ...{ isPublic: true, missing: [] },
  },
})

it('names what is missing, and offers just that', () => {
  show(['address', 'email'])
  expect(screen.getByRole('heading', { name: 'Tus clientes aún no pueden ver tu menú' })).toBeVisible()
  expect(screen.getByText(/enviamos a lola@ejemplo\.es/)).toBeVisible()
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent?.trim())).toEqual([
    'Poner la dirección',
    resendVerification.send,
  ])
})

it('is open at what is missing, for who comes from the chat, once', async () => {
  history.replaceState(null, '', '#completar')
  const { rerender } = show(['name', 'address'])
  const dialog = await screen.findByRole('dialog', { name: '¿Cómo se llama tu restaurante?' })
  expect(location.hash).toBe('')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Cerrar' }))
  rerender(
    <MissingParts
      missing={['name', 'address', 'email']}
      restaurantId="0123456789ab"
      email="lola@ejemplo.es"
      labels={labels}
    />,
  )
  expect(screen.queryByRole('dialog')).toBeNull()
})

it.each([
  ['Poner el nombre', 'Nombre del restaurante'],
  ['Poner la dirección', address.searchLabel],
])('«%s» opens with the focus in its field', async (button, label) => {
  show(['name', 'address'])
  await userEvent.click(screen.getByRole('button', { name: button }))
  const dialog = within(await screen.findByRole('dialog'))
  await waitFor(() => expect(dialog.getByLabelText(label)).toHaveFocus())
})

it('saves the name in place, over what somebody else has saved meanwhile', async () => {
  const current = { ...sheet, version: 7 }
  const conflict = {
    success: false,
    message: '',
    error: { code: 'conflict', reason: 'version', requestId: 'r', current },
  }
  fetchMock.mockImplementationOnce(async () => Response.json(sheet))
  fetchMock.mockImplementationOnce(async () => Response.json(conflict, { status: 409 }))
  fetchMock.mockImplementationOnce(async () => Response.json({ ...sheet, version: 8 }))
  show(['name'])
  await userEvent.click(screen.getByRole('button', { name: 'Poner el nombre' }))
  const dialog = within(screen.getByRole('dialog', { name: '¿Cómo se llama tu restaurante?' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Guardar' }))
  expect(dialog.getByText('Escribe el nombre.')).toBeVisible()
  await userEvent.type(dialog.getByLabelText('Nombre del restaurante'), 'Casa Lola')
  await userEvent.click(dialog.getByRole('button', { name: 'Guardar' }))
  await waitFor(() => expect(refresh).toHaveBeenCalledOnce())
  const bodies = fetchMock.mock.calls.flatMap(([, init]) =>
    typeof init?.body === 'string' ? [JSON.parse(init.body)] : [],
  )
  expect(bodies).toEqual([
    { version: sheet.version, changes: { restaurantName: 'Casa Lola' } },
    { version: 7, changes: { restaurantName: 'Casa Lola' } },
  ])
})

it('notices on coming back that another tab has verified the address', async () => {
  fetchMock.mockImplementationOnce(async () => Response.json({ owner: owner({}) }))
  fetchMock.mockImplementationOnce(async () => Response.json({ owner: owner({ emailVerified: true }) }))
  show(['email'])
  fireEvent.focus(window)
  await waitFor(() => expect(fetchMock).toHaveBeenCalledOnce())
  expect(refresh).not.toHaveBeenCalled()
  // The first answer has to be read before the next question.
  await waitFor(() => {
    if (fetchMock.mock.calls.length < 2) fireEvent.focus(window)
    expect(fetchMock).toHaveBeenCalledTimes(2)
  })
  await waitFor(() => expect(refresh).toHaveBeenCalledOnce())
})
