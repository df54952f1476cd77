import '../support/pointer-capture'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { notify } from '@/components/ui/notify'
import { SharedLabels } from '@/lib/i18n/shared-labels'
import { error, notices } from '@/messages/es.json'

beforeEach(() => {
  render(<SharedLabels labels={{ error, notices }}>{null}</SharedLabels>)
})

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

const say = (kind: 'success' | 'error', text?: string) => act(() => notify[kind](text))

it('shows a success with its title and its own text when none is given', async () => {
  await say('success')
  expect(await screen.findByText('¡Listo!')).toBeVisible()
  expect(screen.getByText('operación exitosa.')).toBeVisible()
})

it('shows an error with the text given', async () => {
  await say('error', 'El correo electrónico no existe.')
  expect(await screen.findByText('Error')).toBeVisible()
  expect(screen.getByText('El correo electrónico no existe.')).toBeVisible()
})

it('announces its cards in a region of its own', async () => {
  await say('error')
  const text = await screen.findByText('Se produjo un error durante la operación.')
  expect(text.closest('[aria-live="polite"]')).toBeInTheDocument()
})

it('goes when it is closed', async () => {
  await say('success', 'Se cierra a mano.')
  const text = await screen.findByText('Se cierra a mano.')
  const card = text.closest('li')
  const button = card?.querySelector('button')
  if (!button) throw new Error('No close button on the card')
  expect(button).toHaveAccessibleName(notices.close)
  await userEvent.click(button)
  await waitFor(() => expect(screen.queryByText('Se cierra a mano.')).not.toBeInTheDocument())
})

it('goes after four seconds, also where the pointer rests on it, and no sooner', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  await say('success', 'Menú guardado.')
  const text = await screen.findByText('Menú guardado.')
  fireEvent.mouseEnter(text.closest('ol') ?? text)
  fireEvent.mouseMove(text)
  await pass(3_000)
  expect(text).toBeVisible()
  await pass(1_500)
  await pass(500)
  expect(screen.queryByText('Menú guardado.')).not.toBeInTheDocument()
})

it('waits in a tab that nobody looks at', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  await say('success', 'Menú publicado.')
  await screen.findByText('Menú publicado.')
  await pass(60_000)
  expect(screen.getByText('Menú publicado.')).toBeVisible()
  hidden.mockReturnValue(false)
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  await pass(4_500)
  await pass(500)
  expect(screen.queryByText('Menú publicado.')).not.toBeInTheDocument()
})
