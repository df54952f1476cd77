import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { CorrectionList } from '@/components/translations/correction-list'
import type { OwnLine } from '@/contract/entities/translated-menu'
import { translations as labels } from '@/messages/es.json'

const router = vi.hoisted(() => ({ refresh: vi.fn() }))
vi.mock('next/navigation', () => ({ useRouter: () => router }))

const fetchMock = vi.fn<typeof fetch>()
beforeEach(() => vi.stubGlobal('fetch', fetchMock))
afterEach(() => vi.resetAllMocks())

const whole = (name: string, text: string, more: Partial<OwnLine> = {}): OwnLine => ({
  name,
  automatic: { how: 'wholly', source: 'es', pieces: [{ text }] },
  correction: null,
  ...more,
})

const unknown: OwnLine = {
  name: 'Trapisonda',
  automatic: { how: 'not', source: 'es', pieces: [{ text: 'Trapisonda', lang: 'es' }] },
  correction: null,
}

function show(items: OwnLine[], others: { name: string; text: string }[] = []) {
  const courses = [{ name: whole('Primeros', 'Starters'), items }]
  render(<CorrectionList {...{ courses, others, labels }} writtenIn="eu" language="en" />)
  return userEvent.setup()
}

const answers = (text: string | null, before: string | null) =>
  fetchMock.mockImplementation(async () => Response.json({ text, before }))

const sent = () =>
  fetchMock.mock.calls.map(([path, init]) => [path, init?.method, JSON.parse(String(init?.body))])

it('marks what stays as it was written, in its language', () => {
  show([unknown])
  const [, shown] = screen.getAllByText('Trapisonda')
  expect(shown).toHaveAttribute('lang', 'es')
  expect(screen.getByText(labels.how.not)).toBeVisible()
})

it('says in which language the kitchen wrote, where it is not that of the page', () => {
  document.documentElement.lang = 'es'
  const basque = whole('Oilasko errea', 'Roast chicken')
  show(
    [{ ...basque, automatic: { ...basque.automatic, source: 'eu' } }, whole('Lentejas', 'Lentils')],
    [{ name: 'Legatza', text: 'Hake' }],
  )
  expect(screen.getByText('Oilasko errea')).toHaveAttribute('lang', 'eu')
  expect(screen.getByText('Legatza')).toHaveAttribute('lang', 'eu')
  expect(screen.getByText('Lentejas')).not.toHaveAttribute('lang')
  document.documentElement.lang = ''
})

it('shows a course in the language of the kitchen, and calls no word translated that stays as it was written', () => {
  const courses = [
    {
      name: whole('Primeros', 'Primeros'),
      heading: 'Lehenengoak',
      items: [whole('Porrusalda', 'Porrusalda')],
    },
  ]
  render(<CorrectionList {...{ courses, labels }} others={[]} writtenIn="eu" language="es" />)
  expect(screen.getByText('Lehenengoak')).toHaveAttribute('lang', 'eu')
  expect(screen.getByRole('button', { name: 'Corregir «Lehenengoak»' })).toBeVisible()
  expect(screen.getAllByText(labels.how.not)).toHaveLength(1)
  expect(screen.getAllByText(labels.how.wholly)).toHaveLength(1)
})

it('saves a correction once, and offers to undo it', async () => {
  answers('Our stew', null)
  const user = show([unknown])
  await user.click(screen.getByRole('button', { name: 'Corregir «Trapisonda»' }))
  await user.type(screen.getByRole('textbox', { name: '«Trapisonda» en inglés' }), 'Our stew')
  await user.click(screen.getByRole('button', { name: 'Guardar' }))
  expect(await screen.findByText('Corregido: «Trapisonda» saldrá así siempre.')).toBeVisible()
  expect(router.refresh).toHaveBeenCalled()
  answers(null, 'Our stew')
  await user.click(screen.getByRole('button', { name: 'Deshacer' }))
  await waitFor(() => expect(fetchMock).toHaveBeenCalledTimes(2))
  expect(sent()).toEqual([
    ['/api/translations/mine/en', 'PUT', { name: 'Trapisonda', text: 'Our stew' }],
    ['/api/translations/mine/en', 'PUT', { name: 'Trapisonda', text: '' }],
  ])
})

it('begins with the automatic text, and asks the server for nothing that is no line of text', async () => {
  const user = show([whole('Lentejas', 'Lentils')])
  await user.click(screen.getByRole('button', { name: 'Corregir «Lentejas»' }))
  const field = screen.getByRole('textbox')
  expect(field).toHaveValue('Lentils')
  await user.clear(field)
  await user.click(screen.getByRole('button', { name: 'Guardar' }))
  expect(field).toHaveAccessibleDescription(expect.stringContaining(labels.empty))
  await user.type(field, '<b>Lentils</b>')
  await user.click(screen.getByRole('button', { name: 'Guardar' }))
  expect(field).toHaveAccessibleDescription(expect.stringContaining(labels.characters))
  expect(fetchMock).not.toHaveBeenCalled()
})

it('takes a correction back, of this menu and of others', async () => {
  answers(null, 'x')
  const user = show(
    [whole('Lentejas', 'Lentils', { correction: 'My lentils' })],
    [{ name: 'Sopa', text: 'Our soup' }],
  )
  expect(screen.getByText('My lentils')).toBeVisible()
  expect(screen.queryByText('Lentils')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Quitar la corrección de «Lentejas»' }))
  await waitFor(() => expect(screen.getByRole('button', { name: 'Deshacer' })).toBeEnabled())
  await user.click(screen.getByRole('button', { name: 'Quitar la corrección de «Sopa»' }))
  await waitFor(() =>
    expect(sent().map(([, , body]) => body)).toEqual([
      { name: 'Lentejas', text: '' },
      { name: 'Sopa', text: '' },
    ]),
  )
})
