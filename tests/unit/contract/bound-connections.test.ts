import { EventEmitter } from 'node:events'
import { expect, it, vi } from 'vitest'
import { boundConnections } from '@/contract/bound-connections'

function listening(mostEach: number, isExempt?: (address: string) => boolean) {
  const server = new EventEmitter()
  boundConnections(server, mostEach, isExempt)
  const connect = (remoteAddress: string) => {
    const connection = Object.assign(new EventEmitter(), { remoteAddress, destroy: vi.fn() })
    server.emit('connection', connection)
    return connection
  }
  return { connect, isCut: (address: string) => connect(address).destroy.mock.calls.length > 0 }
}

it('cuts the connections of an address beyond its number, and nobody else’s', () => {
  const { isCut } = listening(3)
  expect([1, 2, 3, 4].map(() => isCut('192.0.2.1'))).toEqual([false, false, false, true])
  expect(isCut('192.0.2.2')).toBe(false)
})

it('counts an address alike over IPv4 and IPv6', () => {
  const { isCut } = listening(1)
  expect([isCut('192.0.2.1'), isCut('::ffff:192.0.2.1')]).toEqual([false, true])
})

it('takes a /64 for one client, and a /48 for two', () => {
  const { isCut } = listening(2)
  const inNetwork = (network: number) => isCut(`2001:db8:1:${network}::${network}`)
  expect([inNetwork(1), inNetwork(1), inNetwork(1)]).toEqual([false, false, true])
  expect([inNetwork(2), inNetwork(3), inNetwork(4)]).toEqual([false, false, true])
  expect(isCut('2001:db8:2:1::1')).toBe(false)
})

it('gives back what closes, but not twice what it has cut', () => {
  const { connect, isCut } = listening(2)
  const [first] = [connect('192.0.2.1'), connect('192.0.2.1')]
  const cut = connect('192.0.2.1')
  expect(cut.destroy).toHaveBeenCalled()
  cut.emit('close')
  expect(isCut('192.0.2.1')).toBe(true)
  first.emit('close')
  expect([isCut('192.0.2.1'), isCut('192.0.2.1')]).toEqual([false, true])
})

it('counts nobody who is exempt', () => {
  const { isCut } = listening(1, (address) => address === '192.0.2.9')
  expect([1, 2, 3].map(() => isCut('192.0.2.9'))).toEqual([false, false, false])
  expect([isCut('192.0.2.1'), isCut('192.0.2.1')]).toEqual([false, true])
})
