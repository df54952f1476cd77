import { EventEmitter } from 'node:events'
import { expect, it } from 'vitest'
import { uploadToAws } from '@/contract/endpoints/files'
import { filterMenus } from '@/contract/endpoints/search'
import { drawSheet } from '@/contract/endpoints/sheets'
import { chargeBytes, createTurns, turnIn, turnOf } from '@/server/http/client-turns'

const address = '198.51.100.1'

async function begun(
  turns: ReturnType<typeof createTurns>,
  endpoint: Parameters<typeof turnOf>[1],
  ip: string | null,
  connection?: EventEmitter,
) {
  let hasBegun = false
  const turn = turnOf(turns, endpoint, { ip, connection })
  void turn.then(
    () => {
      hasBegun = true
    },
    () => undefined,
  )
  await new Promise(setImmediate)
  return { hasBegun: () => hasBegun, turn }
}

it('answers two searches of a client at once, and those of others before its third', async () => {
  const turns = createTurns()
  const [first, second, third] = [
    await begun(turns, filterMenus, address),
    await begun(turns, filterMenus, address),
    await begun(turns, filterMenus, address),
  ]
  const other = await begun(turns, filterMenus, '198.51.100.2')
  expect([first, second, third, other].map(({ hasBegun }) => hasBegun())).toEqual([true, true, false, true])
  ;(await first.turn)()
  await expect.poll(third.hasBegun).toBe(true)
})

it.each([
  ['a drawing', drawSheet, address],
  ['an upload', uploadToAws, address],
  ["the web's own read", filterMenus, null],
])('lets %s wait for nothing', async (_, endpoint, ip) => {
  const turns = createTurns()
  const all = await Promise.all(Array.from({ length: 5 }, () => begun(turns, endpoint, ip)))
  expect(all.map(({ hasBegun }) => hasBegun())).toEqual(all.map(() => true))
})

it('refuses a client that has too many waiting', async () => {
  const turns = createTurns()
  for (let n = 0; n < 66; n += 1) await begun(turns, filterMenus, address)
  await expect(turnOf(turns, filterMenus, { ip: address })).rejects.toMatchObject({ code: 'unavailable' })
})

it('lets a client that has gone leave the line, and not the place of which it has made use', async () => {
  const turns = createTurns()
  const connections = Array.from({ length: 66 }, () => new EventEmitter())
  const asked = await Promise.all(connections.map((one) => begun(turns, filterMenus, address, one)))
  const [first, second, third, fourth] = asked
  connections[1]?.emit('close')
  connections[2]?.emit('close')
  await expect(third?.turn).rejects.toMatchObject({ reason: 'aborted' })
  await expect(second?.turn).resolves.toBeTypeOf('function')
  // There is room for one more in the line, and the next in it is the fourth.
  const last = await begun(turns, filterMenus, address)
  await expect(turnOf(turns, filterMenus, { ip: address })).rejects.toMatchObject({ reason: 'busy' })
  expect(fourth?.hasBegun()).toBe(false)
  ;(await first?.turn)?.()
  await expect.poll(() => fourth?.hasBegun()).toBe(true)
  expect(last.hasBegun()).toBe(false)
})

it('lets an address read while its bodies arrive slowly, and keeps no webhook out for one house', async () => {
  const turns = createTurns()
  for (let n = 0; n < 6; n += 1) void turnOf(turns, filterMenus, { ip: address, isArriving: true })
  expect((await begun(turns, filterMenus, address)).hasBegun()).toBe(true)
  const held = (n: number) => turnIn(turns.largeBodies, { ip: `2001:db8:7:${n.toString(16)}::1` })
  await Promise.allSettled(Array.from({ length: 40 }, (_, n) => Promise.race([held(n), undefined])))
  const provider = turnIn(turns.largeBodies, { ip: '198.51.100.90' })
  await expect(provider).resolves.toBeTypeOf('function')
})

it('lets a client wait that has sent a hundred megabytes to a webhook, and nobody else', async () => {
  const turns = createTurns()
  for (const ip of [address, null]) chargeBytes(turns, ip, 100 * 1024 * 1024)
  const asked = await Promise.all([address, '198.51.100.2', null].map((ip) => begun(turns, filterMenus, ip)))
  expect(asked.map(({ hasBegun }) => hasBegun())).toEqual([false, true, true])
})
