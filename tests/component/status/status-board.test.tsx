import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { StatusBoard } from '@/components/status/status-board'
import { type StatusPart, statusParts } from '@/contract/entities/status'
import { renderInSpanish } from '@/tests/component/support/in-spanish'

const checkedAt = '2026-11-24T10:00:00.000Z'
const since = '2026-11-24T09:12:00.000Z'

const show = (troubled: Partial<Record<StatusPart, 'slow' | 'down'>>) =>
  renderInSpanish(
    <StatusBoard
      status={{
        isAway: false,
        checkedAt,
        parts: statusParts.map((part) => {
          const state = troubled[part] ?? 'good'
          return { part, state, since: state === 'good' ? null : since }
        }),
      }}
    />,
  )

test('says in one sentence that everything works, and names the parts', () => {
  show({})
  expect(screen.getByText('Todo funciona.')).toBeInTheDocument()
  expect(screen.getAllByText('Va bien')).toHaveLength(5)
  expect(screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent)).toEqual([
    'Buscar menús y restaurantes',
    'Publicar menús',
    'Chat y WhatsApp',
    'Correos',
    'Pagos',
  ])
})

test('a part that is slow or down says what that means and since when', () => {
  show({ mail: 'slow', payments: 'down' })
  expect(screen.getByText(/Hay algo que no funciona/)).toBeInTheDocument()
  expect(
    screen.getByText(/Los correos llegan con retraso.*Desde el 24 de noviembre a las 10:12/),
  ).toBeInTheDocument()
  expect(screen.getByText(/Ahora no se puede pagar/)).toBeInTheDocument()
})

test('while the host does not answer, the page says since when, and nothing about the parts', () => {
  renderInSpanish(<StatusBoard status={{ isAway: true, checkedAt, since }} />)
  expect(screen.getByText(/no responde desde el 24 de noviembre a las 10:12/)).toBeInTheDocument()
  expect(screen.queryByText('Va bien')).not.toBeInTheDocument()
})
