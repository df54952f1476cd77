import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { PollBoard } from '@/components/poll/poll-board'
import type { Poll } from '@/contract/entities/poll'
import messages from '@/messages/es.json'

const server = vi.hoisted(() => ({ send: vi.fn() }))
vi.mock('@/lib/browser/send', () => ({ send: server.send }))

const [lola, pepe] = ['000000000001', '000000000002'] as const
const pollWith = (change: Partial<Poll> & { votes?: [number, number] }): Poll => ({
  ...{ pollId: '00000000000p', date: '2026-11-23', closesAt: '2026-11-23T23:00:00Z', isOver: false },
  yours: null,
  options: [
    { restaurantId: lola, votes: change.votes?.[0] ?? 0 },
    { restaurantId: pepe, votes: change.votes?.[1] ?? 0 },
  ],
  ...change,
})

beforeEach(() => server.send.mockReset())

const show = (poll: Poll) =>
  render(
    <PollBoard
      poll={poll}
      day="Lunes, 23 de noviembre"
      places={[
        { restaurantId: lola, name: 'Casa Lola', head: <h2>Casa Lola</h2>, dishes: <p>Lentejas</p> },
        { restaurantId: pepe, name: 'Casa Pepe', head: <h2>Casa Pepe</h2>, dishes: <p>Fabada</p> },
      ]}
      labels={messages.poll}
    >
      {null}
    </PollBoard>,
  )

it('votes by one press, moves the vote by another, and takes nothing back by a second', async () => {
  show(pollWith({}))
  expect(screen.getByText('Aún no ha votado nadie')).toBeVisible()
  server.send.mockResolvedValueOnce({ outcome: 'ok', reply: pollWith({ yours: lola, votes: [1, 0] }) })
  await userEvent.click(screen.getByRole('button', { name: 'Votar: Casa Lola' }))
  const yours = await screen.findByRole('button', { name: 'Tu voto: Casa Lola' })
  expect(yours).toHaveAttribute('aria-pressed', 'true')
  expect(screen.getByText('Ha votado una persona')).toBeVisible()
  await userEvent.dblClick(yours)
  expect(server.send).toHaveBeenCalledTimes(1)
  server.send.mockResolvedValueOnce({ outcome: 'ok', reply: pollWith({ yours: pepe, votes: [0, 1] }) })
  await userEvent.click(screen.getByRole('button', { name: 'Votar: Casa Pepe' }))
  expect(await screen.findByRole('button', { name: 'Tu voto: Casa Pepe' })).toBeVisible()
})

it('says what went wrong, and ends where it is over', async () => {
  show(pollWith({ votes: [2, 1] }))
  server.send.mockResolvedValueOnce({ outcome: 'unreachable' })
  await userEvent.click(screen.getByRole('button', { name: 'Votar: Casa Pepe' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('No se ha podido votar.')
  server.send.mockResolvedValueOnce({ outcome: 'refused', code: 'conflict', reason: 'poll-over' })
  await userEvent.click(screen.getByRole('button', { name: 'Votar: Casa Pepe' }))
  expect(await screen.findByText('Ha ganado')).toBeVisible()
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})

it('says at midnight that it is over, on a page that was open before', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  show(pollWith({ votes: [2, 1] }))
  expect(screen.getByText(/hasta la medianoche/)).toBeVisible()
  server.send.mockResolvedValue({ outcome: 'ok', reply: pollWith({ votes: [2, 1], isOver: true }) })
  await vi.advanceTimersByTimeAsync(4000)
  expect(await screen.findByText('Lunes, 23 de noviembre. La votación se acabó a medianoche')).toBeVisible()
  expect(screen.queryByText(/hasta la medianoche/)).not.toBeInTheDocument()
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
  vi.useRealTimers()
})
