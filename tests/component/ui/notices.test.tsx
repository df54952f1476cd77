import '../support/pointer-capture'
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { notify } from '@/components/ui/notify'
import { SharedLabels } from '@/lib/i18n/shared-labels'
import { error, notices } from '@/messages/es.json'

beforeEach(() => {
  render(<SharedLabels labels={{ error, notices }}>{null}</SharedLabels>)
})

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
