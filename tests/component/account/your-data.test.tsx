import '../support/show-modal'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { DeleteAccount } from '@/components/account/delete-account'
import { DownloadData } from '@/components/account/download-data'
import { SharedLabels } from '@/lib/i18n/shared-labels'
import { error, notices, ui, yourData } from '@/messages/es.json'

const { leaveFor, saveFile } = vi.hoisted(() => ({ leaveFor: vi.fn(), saveFile: vi.fn() }))
vi.mock('@/lib/browser/leave-for', () => ({ leaveFor }))
vi.mock('@/lib/browser/save-file', () => ({ saveFile }))

const fetchMock = vi.fn<typeof fetch>()
const user = userEvent.setup()

beforeEach(() => {
  vi.stubGlobal('fetch', fetchMock)
  localStorage.setItem('isAuthenticated', 'true')
})

afterEach(() => {
  vi.resetAllMocks()
  localStorage.clear()
  sessionStorage.clear()
})

async function openDialog() {
  render(
    <SharedLabels labels={{ error, notices }}>
      <DeleteAccount
        labels={{ ...yourData, close: ui.close, show: ui.showPassword, hide: ui.hidePassword }}
      />
    </SharedLabels>,
  )
  await user.click(screen.getByRole('button', { name: 'Eliminar mi cuenta' }))
  return {
    word: screen.getByRole('textbox', { name: yourData.confirmation }),
    password: screen.getByLabelText('Tu contraseña'),
    send: () => user.click(screen.getByRole('button', { name: 'Eliminar para siempre' })),
  }
}

it('deletes nothing before the word and the password are there', async () => {
  const { word, password, send } = await openDialog()
  await user.type(word, 'sí')
  await send()
  await waitFor(() => expect(word).toHaveAccessibleDescription(yourData.confirmationError))
  expect(password).toHaveAccessibleDescription(yourData.passwordError)
  expect(fetchMock).not.toHaveBeenCalled()
})

it('deletes the account and says goodbye', async () => {
  sessionStorage.setItem('draft:x:y', '{}')
  fetchMock.mockResolvedValue(Response.json({ success: true }))
  const { word, password, send } = await openDialog()
  await user.type(word, 'eliminar')
  await user.type(password, 'salmorejo')
  await send()
  await waitFor(() => expect(leaveFor).toHaveBeenCalledWith('/cuenta-eliminada'))
  const [path, init] = fetchMock.mock.calls[0] ?? []
  expect([path, init?.method]).toEqual(['/api/account', 'DELETE'])
  expect(init?.body).toBe('{"confirmation":"ELIMINAR","password":"salmorejo"}')
  expect(localStorage.getItem('isAuthenticated')).toBeNull()
  expect(sessionStorage).toHaveLength(0)
})

it.each([
  [400, yourData.passwordError],
  [503, yourData.deleteFailed],
])('stays after a %i and says why', async (status, text) => {
  fetchMock.mockResolvedValue(new Response(null, { status }))
  const { word, password, send } = await openDialog()
  await user.type(word, 'ELIMINAR')
  await user.type(password, 'salmorejo')
  await send()
  expect(await screen.findByText(text)).toBeVisible()
  expect(leaveFor).not.toHaveBeenCalled()
})

it('hands over the file, or says that it could not', async () => {
  render(
    <SharedLabels labels={{ error, notices }}>
      <DownloadData labels={yourData} />
    </SharedLabels>,
  )
  const exportedAt = '2026-11-22T10:00:00.000Z'
  const [owner, menu, other] = [{ email: 'lola@ejemplo.es' }, { id: 'menu1' }, { id: 'menu2' }]
  const first = { exportedAt, next: 'lo que sigue', tables: { owners: [owner], menus: [menu] } }
  fetchMock.mockResolvedValueOnce(Response.json(first))
  fetchMock.mockResolvedValueOnce(Response.json({ exportedAt, next: null, tables: { menus: [other] } }))
  await user.click(screen.getByRole('button', { name: 'Descargar mis datos' }))
  await waitFor(() => expect(saveFile).toHaveBeenCalledWith(expect.anything(), 'mis-datos.json'))
  expect(JSON.parse(await saveFile.mock.calls[0]?.[0].text())).toEqual({
    exportedAt,
    tables: { owners: [owner], menus: [menu, other] },
  })
  expect(fetchMock.mock.calls[1]?.[0]).toBe('/api/account/data?after=lo+que+sigue')
  fetchMock.mockResolvedValueOnce(new Response(null, { status: 500 }))
  await user.click(screen.getByRole('button', { name: 'Descargar mis datos' }))
  expect(await screen.findByText(yourData.downloadFailed)).toBeVisible()
})
