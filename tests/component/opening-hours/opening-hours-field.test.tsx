import '../support/show-modal'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { OpeningHoursField } from '@/components/ui/opening-hours/opening-hours-field'
import { openingHoursLabels } from '@/components/ui/opening-hours/opening-hours-labels'
import messages from '@/messages/es.json'

vi.mock('next-intl/server', () => ({ getMessages: async () => messages }))

it('says the week in words, and sets it in a dialog', async () => {
  const onChange = vi.fn()
  render(<OpeningHoursField value={[]} onChange={onChange} labels={await openingHoursLabels()} />)
  expect(screen.getByText('Todavía no has puesto tu horario.')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Configurar horario de apertura' }))
  await userEvent.click(screen.getByRole('button', { name: 'Guardar' }))
  expect(onChange.mock.calls[0]?.[0]).toHaveLength(7)
})
