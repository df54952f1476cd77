import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { MenuMailings } from '@/components/week/menu-mailings'
import { renderInSpanish } from '@/tests/component/support/in-spanish'

const day = { date: '2026-11-20', time: '10:30', sent: 0, waiting: 0, failed: 0 }

it.each([
  [{ ...day, state: 'waiting' as const }, 'sale a las 10:30'],
  [{ ...day, state: 'sending' as const, waiting: 3 }, 'enviando, faltan 3'],
  [{ ...day, state: 'sending' as const, waiting: 1 }, 'enviando, falta 1'],
  [{ ...day, state: 'sent' as const, failed: 2 }, 'no le llegó a nadie · a 2 no se pudo entregar'],
  [{ ...day, state: 'delayed' as const, sent: 1, waiting: 3 }, 'le llegó a una persona · 3 en espera'],
  [
    { ...day, state: 'sent' as const, sent: 12, failed: 1 },
    'les llegó a 12 personas · a una no se pudo entregar',
  ],
])('says how a day stands: %o', (one, text) => {
  renderInSpanish(<MenuMailings mailings={{ subscribers: 12, days: [one] }} />)
  expect(screen.getByRole('listitem')).toHaveTextContent(`vie. 20 nov ${text}`)
  expect(screen.getByText('12 personas reciben tu menú por correo.')).toBeVisible()
})

it('says where subscribers come from while there are none', () => {
  renderInSpanish(<MenuMailings mailings={{ subscribers: 0, days: [] }} />)
  expect(screen.getByText(/Aún no tienes suscriptores/)).toBeVisible()
})
