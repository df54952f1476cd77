import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { PollView } from '@/components/poll/poll-view'
import type { Poll } from '@/contract/entities/poll'
import messages from '@/messages/es.json'
import { renderInSpanish, servingLabels } from '../support/in-spanish'
import { aMenu, aRestaurant, lunchtime } from '../support/restaurants'

const house = aRestaurant()
const options = [{ restaurantId: house.restaurantId, votes: 1 }]
const poll: Poll = {
  ...{ pollId: '00000000000p', date: '2026-01-13', closesAt: '2026-01-13T23:00:00Z' },
  ...{ isOver: false, yours: null, options },
}

const show = (change: Partial<Poll>, menus = [aMenu()], renderedAt = lunchtime) =>
  renderInSpanish(
    <PollView
      poll={{ ...poll, ...change }}
      found={[{ restaurant: house, menus }]}
      serving={servingLabels}
      labels={messages.poll}
      renderedAt={renderedAt}
    />,
  )

it('shows what is served now, while one can vote', () => {
  show({})
  expect(screen.getByText('Sirviendo hasta las 15:30')).toBeVisible()
  expect(screen.getByText('Lentejas')).toBeVisible()
})

const nextDay = lunchtime + 24 * 3_600_000

it('shows on the next day the menus of its own day, and no state of another one', () => {
  show({ isOver: true }, [aMenu()], nextDay)
  expect(screen.getByText(/La votación se acabó a medianoche/)).toHaveTextContent('13 de enero')
  expect(screen.getByText('Lentejas')).toBeVisible()
  expect(document.querySelector('[data-serving]')).toBeNull()
})

it('says of a house without one that it published none that day, not today', () => {
  show({ isOver: true }, [], nextDay)
  expect(screen.getByText('Ese día no publicó su menú.')).toBeVisible()
})

it('says once below the menus what the page tells it to', () => {
  renderInSpanish(
    <PollView
      poll={poll}
      found={[{ restaurant: house, menus: [aMenu(), aMenu()] }]}
      serving={servingLabels}
      labels={messages.poll}
      renderedAt={lunchtime}
      note={<p>Los platos están traducidos.</p>}
    />,
  )
  expect(screen.getAllByText('Los platos están traducidos.')).toHaveLength(1)
})
