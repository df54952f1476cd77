import '../support/show-modal'
import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import { expect, it, vi } from 'vitest'
import { Dialog } from '@/components/ui/dialog'

function Example({ onClose = () => {} }: { onClose?: () => void }) {
  const [open, setOpen] = useState(false)
  const close = () => {
    setOpen(false)
    onClose()
  }
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Filtros
      </button>
      <Dialog open={open} onClose={close} title="Tipo de cocina" closeLabel="Cerrar">
        <p>Marisquería</p>
      </Dialog>
    </>
  )
}

async function opened(onClose?: () => void) {
  const user = userEvent.setup()
  render(<Example onClose={onClose} />)
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Filtros' }))
  return user
}

it('opens under its title', async () => {
  await opened()
  expect(screen.getByRole('dialog', { name: 'Tipo de cocina' })).toBeVisible()
})

it('closes by its button and says so once', async () => {
  const onClose = vi.fn()
  const user = await opened(onClose)
  await user.click(screen.getByRole('button', { name: 'Cerrar' }))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(onClose).toHaveBeenCalledOnce()
})

it('closes by a press beside it, not by one inside', async () => {
  const user = await opened()
  await user.click(screen.getByText('Marisquería'))
  const dialog = screen.getByRole('dialog')
  await user.click(dialog)
  expect(dialog).not.toHaveAttribute('open')
})

it('opens again after it was closed', async () => {
  const user = await opened()
  await user.click(screen.getByRole('button', { name: 'Cerrar' }))
  await user.click(screen.getByRole('button', { name: 'Filtros' }))
  expect(screen.getByRole('dialog')).toBeVisible()
})

/** A dialog that is on the page only while it is open, as the week's. */
function Mounted() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Copiar
      </button>
      {open ? (
        <Dialog open onClose={() => setOpen(false)} title="Día" closeLabel="Cerrar">
          <p>Libre</p>
        </Dialog>
      ) : null}
    </>
  )
}

it.each([
  ['that stays on the page', Example, 'Filtros'],
  ['that leaves the page', Mounted, 'Copiar'],
])('a dialog %s opens again when the press comes before the event of its closing', async (_, Case, name) => {
  render(<Case />)
  const button = screen.getByRole('button', { name })
  fireEvent.click(button)
  fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }))
  fireEvent.click(button)
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(screen.getByRole('dialog')).toBeVisible()
})

function Nested({ onClose, isApart }: { onClose: () => void; isApart: boolean }) {
  const [isAsking, setAsking] = useState(true)
  const inner = (
    <Dialog open={isAsking} onClose={() => setAsking(false)} title="Aviso" closeLabel="Cerrar el aviso">
      <p>Sin permiso</p>
    </Dialog>
  )
  return (
    <Dialog open onClose={onClose} title="Lugar" closeLabel="Cerrar">
      {isApart ? createPortal(inner, document.body) : inner}
    </Dialog>
  )
}

it.each([
  ['in it', false],
  ['out of a portal', true],
])('stays when another %s closes', async (_, isApart) => {
  const onClose = vi.fn()
  render(<Nested onClose={onClose} isApart={isApart} />)
  await userEvent.click(screen.getByRole('button', { name: 'Cerrar el aviso' }))
  expect(screen.queryByRole('dialog', { name: 'Aviso' })).not.toBeInTheDocument()
  expect(screen.getByRole('dialog', { name: 'Lugar' })).toBeVisible()
  expect(onClose).not.toHaveBeenCalled()
})
