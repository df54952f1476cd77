import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ConsentGate } from '@/components/consent/consent-gate'
import { consentTo, refusal } from '@/contract/rules/account/consent'
import { askConsent } from '@/lib/browser/consent'
import { consent as labels } from '@/messages/es.json'

import '../support/show-modal'

const fetchMock = vi.fn<typeof fetch>()

beforeEach(() => {
  fetchMock.mockImplementation(async () => Response.json({ success: true }, { status: 201 }))
  vi.stubGlobal('fetch', fetchMock)
})

afterEach(() => {
  vi.clearAllMocks()
  localStorage.clear()
  sessionStorage.clear()
})

const dialog = () => screen.queryByRole('dialog', { name: 'Cookies, las justas' })
const stored = () => JSON.parse(localStorage.getItem('consent') ?? 'null')

async function asked() {
  render(<ConsentGate labels={labels} />)
  await screen.findByRole('dialog', { name: 'Cookies, las justas' })
  return userEvent.setup()
}

it('asks who has not answered', async () => {
  await asked()
  expect(screen.getByRole('switch', { name: 'Necesarias' })).toBeChecked()
  expect(screen.getByRole('switch', { name: 'Personalización' })).not.toBeChecked()
  expect(screen.getByRole('switch', { name: 'Analítica' })).not.toBeChecked()
  expect(fetchMock).not.toHaveBeenCalled()
})

it.each([
  ['an agreement', consentTo([1, 2], new Date())],
  ['a refusal', refusal(new Date())],
])('does not ask again after %s', async (_, record) => {
  localStorage.setItem('consent', JSON.stringify(record))
  render(<ConsentGate labels={labels} />)
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)))
  expect(dialog()).toBeNull()
})

it.each([
  ['an older text', { ...consentTo([1], new Date()), version: '2020-01' }],
  ['an answer of three years ago', consentTo([1], new Date(Date.now() - 3 * 365 * 86_400_000))],
  ['nonsense', 'null-ish'],
])('asks again after %s', async (_, record) => {
  localStorage.setItem('consent', JSON.stringify(record))
  await asked()
})

it('records what was switched on, and tells the host without the date', async () => {
  const user = await asked()
  await user.click(screen.getByRole('switch', { name: 'Personalización' }))
  await user.click(screen.getByRole('button', { name: 'Permitir la Selección' }))
  expect(dialog()).toBeNull()
  expect(stored()).toMatchObject({ opt_in: true, level: [1, 2] })
  await waitFor(() => expect(localStorage.getItem('consentUnsent')).toBeNull())
  const [url, init] = fetchMock.mock.calls[0] ?? []
  expect(url).toBe('/api/consent')
  expect(JSON.parse(String(init?.body))).toEqual({ opt_in: true, level: [1, 2], version: stored().version })
})

it('keeps the answer to be told when the host is away', async () => {
  fetchMock.mockRejectedValue(new TypeError('offline'))
  const user = await asked()
  await user.click(screen.getByRole('button', { name: 'Rechazar todas' }))
  expect(stored()).toMatchObject({ opt_in: false, level: [1] })
  await waitFor(() => expect(fetchMock).toHaveBeenCalled())
  expect(localStorage.getItem('consentUnsent')).toBe('1')
})

it('permits nothing while no switch is on', async () => {
  const user = await asked()
  await user.click(screen.getByRole('switch', { name: 'Necesarias' }))
  expect(screen.getByRole('button', { name: 'Permitir todas' })).toBeDisabled()
  expect(screen.getByRole('button', { name: 'Permitir la Selección' })).toBeDisabled()
  expect(screen.getByRole('button', { name: 'Rechazar todas' })).toBeEnabled()
})

it.each(['{Escape}', '{Tab}{Enter}'])('is put off by %s, for this visit', async (keys) => {
  const user = await asked()
  screen.getByRole('dialog').focus()
  await user.keyboard(keys)
  expect(dialog()).toBeNull()
  expect(stored()).toBeNull()
  expect(sessionStorage.getItem('consentPutOff')).toBe('1')
})

it('shows the switches on a phone once they are asked for', async () => {
  const user = await asked()
  await user.click(screen.getByRole('button', { name: 'Elegir' }))
  expect(screen.getByRole('switch', { name: 'Necesarias' })).toHaveFocus()
  expect(screen.queryByRole('button', { name: 'Elegir' })).not.toBeInTheDocument()
})

it('comes back when it is asked for, as it was answered', async () => {
  localStorage.setItem('consent', JSON.stringify(consentTo([1, 3], new Date())))
  render(<ConsentGate labels={labels} />)
  act(askConsent)
  await screen.findByRole('dialog', { name: 'Cookies, las justas' })
  expect(screen.getByRole('switch', { name: 'Analítica' })).toBeChecked()
  expect(screen.getByRole('switch', { name: 'Personalización' })).not.toBeChecked()
})
