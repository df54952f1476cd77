import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ReportCard } from '@/components/report/report-card'
import { reportKinds, reportRequest } from '@/contract/entities/report'
import { renderInSpanish } from '../support/in-spanish'

const restaurant = { restaurantId: 'k00x7qm2vt9b', restaurantName: 'Casa Lola' }

it('is a form that posts what the api takes, without any script', () => {
  const { container } = renderInSpanish(<ReportCard {...restaurant} />)
  const form = container.querySelector('form')
  expect(form).toHaveAttribute('action', '/api/reports')
  expect(form).toHaveAttribute('method', 'post')
  const kinds = within(screen.getByRole('group', { name: 'Qué no es así', hidden: true }))
  const radios = kinds.getAllByRole<HTMLInputElement>('radio', { hidden: true })
  expect(radios.map(({ value }) => value)).toEqual([...reportKinds])
  for (const radio of radios) expect(radio).toBeRequired()
  radios[3]?.click()
  const sent = Object.fromEntries(new FormData(form ?? undefined))
  expect(sent).toMatchObject({ ...restaurant, kind: 'closed', sentence: '' })
  expect(reportRequest.parse(sent)).toMatchObject({ kind: 'closed' })
  expect(screen.getByLabelText(/Cómo es en realidad/)).toHaveAttribute('maxlength', '200')
})
