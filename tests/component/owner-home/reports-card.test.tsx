import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ReportsCard } from '@/components/owner-home/reports-card'
import { renderInSpanish } from '../support/in-spanish'

const report = {
  ...{ reportId: 'k00x7qm2vt9b', kind: 'price' as const, createdAt: '2026-11-20T12:00:00.000Z' },
  sentence: '<b>Cuesta</b> 14 €',
}

it('shows each report as text, with two answers that are forms', () => {
  renderInSpanish(<ReportsCard reports={[report]} mayHaveChanged={false} />)
  const item = within(screen.getByRole('listitem'))
  expect(item.getByText('El precio')).toBeVisible()
  expect(item.getByText('«<b>Cuesta</b> 14 €»')).toBeVisible()
  const answers = item.getAllByRole<HTMLButtonElement>('button')
  expect(answers.map(({ name, value, type }) => [name, value, type])).toEqual([
    ['outcome', 'settled', 'submit'],
    ['outcome', 'dismissed', 'submit'],
  ])
  expect(answers[0]?.form).toHaveAttribute('action', '/api/reports/mine/k00x7qm2vt9b')
})

it('quotes what was written as the language of the page does', () => {
  document.documentElement.lang = 'en'
  renderInSpanish(<ReportsCard reports={[report]} mayHaveChanged={false} />)
  expect(screen.getByText('“<b>Cuesta</b> 14 €”')).toBeVisible()
  document.documentElement.lang = ''
})

it('says when the profile itself shows a doubt', () => {
  renderInSpanish(<ReportsCard reports={[report]} mayHaveChanged />)
  expect(screen.getByText(/Tu página dice «Puede haber cambiado»/)).toBeVisible()
})
