import '../support/show-modal'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { ConflictDialog } from '@/components/ui/draft/conflict-dialog'
import { draft, ui } from '@/messages/es.json'

const user = userEvent.setup()
const settle = vi.fn()
const putOff = vi.fn()

function open() {
  const mine = { name: 'Mía', note: '', photo: 'a.webp' }
  const theirs = { version: 2, values: { name: 'Suya', note: 'Con pan', photo: 'b.webp' } }
  render(
    <ConflictDialog
      draft={{ conflict: { theirs, fields: ['name', 'note', 'photo'] }, values: mine, settle, putOff }}
      names={{ name: 'Nombre', note: 'Nota', photo: 'Foto' }}
      textOf={(field: 'name' | 'note' | 'photo', values) => (field === 'photo' ? undefined : values[field])}
      labels={{ ...draft, close: ui.close }}
    />,
  )
  return within(screen.getByRole('dialog', { name: 'Alguien ha guardado antes que tú' }))
}

it('shows both sides of each field, also of what is empty or has no words', () => {
  const dialog = open()
  expect(dialog.getAllByRole('term').map((one) => one.textContent)).toEqual(['Nombre', 'Nota', 'Foto'])
  expect(dialog.getAllByRole('definition').map((one) => one.textContent)).toEqual([
    'Lo tuyo: Mía',
    'Lo guardado: Suya',
    'Lo tuyo: (vacío)',
    'Lo guardado: Con pan',
    'Ha cambiado en los dos lados.',
  ])
})

it('asks for one of the two, and leaves the question open when it is closed', async () => {
  const dialog = open()
  await user.click(dialog.getByRole('button', { name: 'Quedarme con lo mío' }))
  await user.click(dialog.getByRole('button', { name: 'Usar lo guardado' }))
  expect(settle.mock.calls).toEqual([['mine'], ['theirs']])
  await user.click(dialog.getByRole('button', { name: 'Cerrar' }))
  expect(putOff).toHaveBeenCalledOnce()
})
