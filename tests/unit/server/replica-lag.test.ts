import { expect, test } from 'vitest'
import { createLag, walPosition } from '@/server/db/replica/lag'

test('places in the log are compared as numbers, not as texts', () => {
  const inOrder = ['0/0', '0/9', '0/10', '0/FFFFFFFF', '1/0', '9/1', '16/B374D848', '100/0']
  const places = inOrder.map(walPosition)
  expect(places).toEqual(places.toSorted((a, b) => (a < b ? -1 : 1)))
  expect(new Set(places).size).toBe(inOrder.length)
})

test('a replica that was never compared is as far behind as can be', () => {
  const lag = createLag()
  expect(lag.behindMs()).toBe(Number.POSITIVE_INFINITY)
  lag.replicaHas(5n)
  lag.primaryIs(6n, 1_000)
  lag.replicaHas(5n)
  expect(lag.behindMs()).toBe(Number.POSITIVE_INFINITY)
})

test('a replica is behind since the last time that it has reached', () => {
  const lag = createLag()
  for (const [lsn, at] of [
    [10n, 0],
    [20n, 1_000],
    [30n, 2_000],
    [40n, 3_000],
  ] as const)
    lag.primaryIs(lsn, at)
  lag.replicaHas(25n)
  expect(lag.behindMs()).toBe(2_000)
  lag.replicaHas(40n)
  expect(lag.behindMs()).toBe(0)
})

test('a primary on which nothing happens, or that is away, makes nobody late', () => {
  const lag = createLag()
  lag.primaryIs(10n, 0)
  lag.replicaHas(10n)
  for (let at = 1_000; at <= 60_000; at += 1_000) {
    lag.primaryIs(10n, at)
    lag.replicaHas(10n)
  }
  expect(lag.behindMs()).toBe(0)
  lag.replicaHas(10n)
  expect(lag.behindMs()).toBe(0)
})

test('after a failover the log may begin lower: what the replica has reached of it counts', () => {
  const lag = createLag()
  lag.primaryIs(90n, 0)
  lag.primaryIs(50n, 1_000)
  lag.replicaHas(60n)
  expect(lag.behindMs()).toBe(0)
})

test('of a replica that hangs for hours, few samples are kept, and it stays late', () => {
  const lag = createLag()
  lag.primaryIs(1n, 0)
  lag.replicaHas(1n)
  for (let second = 1; second <= 10_000; second++) lag.primaryIs(BigInt(second + 1), second * 1_000)
  lag.replicaHas(2n)
  expect(lag.behindMs()).toBe(10_000_000)
  lag.replicaHas(10_001n)
  expect(lag.behindMs()).toBe(0)
})
