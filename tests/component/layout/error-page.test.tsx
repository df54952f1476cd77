import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { ErrorPage } from '@/components/layout/error-page'
import { error as labels } from '@/messages/es.json'

vi.mock('@/lib/i18n/shared-labels', () => ({ useSharedLabels: () => ({ error: labels }) }))

it('says what a page is missing when the api is away, in words, and tries again', async () => {
  const reset = vi.fn()
  const failure = Object.assign(new Error('connect ECONNREFUSED'), { digest: '4711' })
  render(<ErrorPage error={failure} reset={reset} />)
  expect(screen.getByRole('heading', { name: 'Se nos ha caído la bandeja' })).toBeVisible()
  expect(screen.queryByText(/ECONNREFUSED/)).toBeNull()
  expect(screen.getByText('Referencia: 4711')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Volver al inicio' })).toHaveAttribute('href', '/')
  await userEvent.click(screen.getByRole('button', { name: 'Probar otra vez' }))
  expect(reset).toHaveBeenCalledOnce()
})
