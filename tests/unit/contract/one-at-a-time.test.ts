import { EventEmitter } from 'node:events'
import { expect, it, vi } from 'vitest'
import { oneAtATime } from '@/contract/one-at-a-time'

const connection = () =>
  Object.assign(new EventEmitter(), { destroyed: false, writable: true, pause: vi.fn(), destroy: vi.fn() })
const answer = () => Object.assign(new EventEmitter(), { shouldKeepAlive: true, destroyed: false })

it('works on the next request when the answer before it has ended', () => {
  const socket = connection()
  const [first, second] = [answer(), answer()]
  const start = vi.fn()
  oneAtATime({ socket }, first, start)
  oneAtATime({ socket }, second, start)
  expect(start).toHaveBeenCalledTimes(1)
  first.emit('close')
  expect(start).toHaveBeenCalledTimes(2)
})

it.each([
  ['has ended', { destroyed: true }],
  ['takes no more', { writable: false }],
])('begins nothing more on a connection that %s', (_, state) => {
  const socket = connection()
  const [first, second] = [answer(), answer()]
  const start = vi.fn()
  oneAtATime({ socket }, first, start)
  oneAtATime({ socket }, second, start)
  Object.assign(socket, state)
  first.emit('close')
  expect(start).toHaveBeenCalledTimes(1)
})
