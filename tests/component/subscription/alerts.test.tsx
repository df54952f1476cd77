import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ConfirmAlert } from '@/components/subscription/confirm-alert'
import { EndAlerts } from '@/components/subscription/end-alerts'
import { confirmAlert, endAlerts } from '@/messages/es.json'
import { renderInSpanish } from '@/tests/component/support/in-spanish'

const about = { email: 'ana@example.com', dish: 'fabada', place: 'Lavapiés', radiusKm: 3 }
const known = (state: 'pending' | 'confirmed' | 'expired') => ({ state, ...about })

it('asks before it confirms, with a plain form', () => {
  renderInSpanish(<ConfirmAlert token="a.b.c" alert={known('pending')} />)
  const form = screen.getByRole('button', { name: confirmAlert.button }).closest('form')
  expect(form).toHaveFormValues({ token: 'a.b.c' })
  expect(form).toHaveAttribute('action', '/api/alerts/confirm')
  expect(
    screen.getByText('¿Te avisamos en ana@example.com cuando haya «fabada» a menos de 3 km de Lavapiés?'),
  ).toBeVisible()
})

it.each([
  [known('confirmed'), 'hecha', confirmAlert.confirmedTitle],
  [known('confirmed'), undefined, confirmAlert.alreadyTitle],
  [known('expired'), undefined, confirmAlert.expiredTitle],
  [{ state: 'unknown' }, undefined, confirmAlert.unknownTitle],
  [{ state: 'unreachable' }, undefined, confirmAlert.unreachableTitle],
  [known('pending'), 'error', confirmAlert.title],
] as const)('has a page for each way a link may stand', (alert, outcome, title) => {
  renderInSpanish(<ConfirmAlert token="a.b.c" alert={alert} outcome={outcome} />)
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title)
})

it('names what it would end, and ends it with a plain form', () => {
  const alerts = [{ ...about, isActive: true }]
  renderInSpanish(<EndAlerts token="a.b" endable={{ state: 'list', alerts }} />)
  expect(screen.getByRole('listitem')).toHaveTextContent('fabada · Lavapiés')
  const form = screen.getByRole('button', { name: endAlerts.button }).closest('form')
  expect(form).toHaveAttribute('action', '/api/alerts/end')
  expect(form).toHaveFormValues({ token: 'a.b' })
})

it('says so when it has ended', () => {
  const alerts = [{ ...about, isActive: false }]
  renderInSpanish(<EndAlerts token="a.b" endable={{ state: 'list', alerts }} outcome="hecha" />)
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(endAlerts.doneTitle)
})
