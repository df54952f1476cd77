import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { VisitBeacon } from '@/components/visits/visit-beacon'

vi.mock('next/navigation', () => ({ usePathname: () => window.location.pathname }))

const send = vi.fn(() => true)

beforeEach(() => {
  window.history.replaceState(null, '', '/restaurant/profile/k00x7qm2vt9b_Casa')
  Object.defineProperty(navigator, 'sendBeacon', { configurable: true, value: send })
})
afterEach(() => {
  Reflect.deleteProperty(navigator, 'doNotTrack')
  send.mockClear()
})

const show = () =>
  render(
    <>
      <VisitBeacon />
      <a href="#tel" data-counts="call">
        <b>Llamar</b>
      </a>
      <a href="#otro">Otro</a>
    </>,
  )

const sent = () => send.mock.calls.map((call: unknown[]) => call[1])

it('says what is pressed on the page it is pressed on, and nothing of other links', async () => {
  show()
  await userEvent.click(screen.getByText('Llamar'))
  await userEvent.click(screen.getByText('Otro'))
  const page = '/restaurant/profile/k00x7qm2vt9b_Casa'
  expect(sent()).toEqual([page, `${page}#call`])
})

it('says nothing of who does not want it', async () => {
  Object.defineProperty(navigator, 'doNotTrack', { configurable: true, value: '1' })
  show()
  await userEvent.click(screen.getByText('Llamar'))
  expect(sent()).toEqual([])
})

it('is silent once it is gone', async () => {
  show().unmount()
  render(<b data-counts="call">Llamar</b>)
  await userEvent.click(screen.getByText('Llamar'))
  expect(sent()).toHaveLength(1)
})
