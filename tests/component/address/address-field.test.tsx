import '../support/show-modal'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { AddressField } from '@/components/ui/address/address-field'
import { addressLabels } from '@/components/ui/address/address-labels'
import messages from '@/messages/es.json'

vi.mock('next-intl/server', () => ({ getMessages: async () => messages }))

it('opens the picker', async () => {
  render(<AddressField value={null} onChange={vi.fn()} labels={await addressLabels()} />)
  await userEvent.click(screen.getByRole('button', { name: 'Dirección' }))
  expect(screen.getByRole('dialog', { name: 'Introduce tu dirección' })).toBeVisible()
})
