import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { attackingOwner, storedCarta } from '@/scripts/bench/attack/owner.mjs'
import { mantel, web } from './support/mantel'
import { newVisitor } from './support/visitor'

const sockets = 32

/** Asks for so many pages on each of many connections before reading one, all of them to be rendered anew. */
function pipelined(ahead: number) {
  const address = newVisitor()['x-forwarded-for']
  let answered = 0
  const open = Array.from({ length: sockets }, (_, s) => {
    const asked = Array.from({ length: ahead }, (_, n) =>
      [
        `GET /restaurant/search/menu?q=fila${ahead}x${s}x${n} HTTP/1.1`,
        `host: ${web.host}`,
        `x-forwarded-for: ${address}`,
        '',
        '',
      ].join('\r\n'),
    )
    const socket = connect({ port: web.port, host: web.hostname }, () => socket.write(asked.join('')))
    socket.on('data', (data) => {
      answered += data.toString('latin1').split('HTTP/1.1 200').length - 1
    })
    socket.on('error', () => undefined)
    return socket
  })
  const stop = () => {
    for (const socket of open) socket.destroy()
  }
  return { answered: () => answered, stop, isCut: () => open.every(({ closed }) => closed) }
}

test('who asks for hundreds of pages at once is not served before who asks for one', async () => {
  const attack = pipelined(15)
  await expect.poll(attack.answered, { interval: 5 }).toBeGreaterThan(0)
  const before = attack.answered()
  const answer = await fetch(`${mantel.baseUrl}/restaurant/search/menu?q=una`, { headers: newVisitor() })
  expect(answer.status).toBe(200)
  expect(attack.answered() - before).toBeLessThan(100)
  attack.stop()
}, 120_000)

test('who asks for thousands is answered the first of each connection, in turn, and cut off', async () => {
  const attack = pipelined(60)
  await expect.poll(attack.isCut, { interval: 100, timeout: 100_000 }).toBe(true)
  expect(attack.answered()).toBeLessThanOrEqual(sockets * 5)
}, 120_000)

test('a page that many wait for is rendered once', async () => {
  const asked = Array.from({ length: 60 }, () =>
    fetch(`${mantel.baseUrl}/restaurant/search/menu?q=todos-a-la-vez`, { headers: newVisitor() }),
  )
  const states = (await Promise.all(asked)).map((answer) => answer.headers.get('x-nextjs-cache'))
  expect(states.filter((state) => state === 'MISS')).toHaveLength(1)
})

test('who reads a large file slowly keeps nobody of his address from another', async () => {
  const asker = newVisitor()
  const site = { api: mantel.apiUrl, web: mantel.baseUrl }
  const owner = await attackingOwner(site, asker['x-forwarded-for'])
  const path = await storedCarta(site, owner.ask)
  const slow = Array.from({ length: 24 }, (_, n) => {
    const asked = [
      ...[`GET ${path}?n=${n} HTTP/1.1`, `host: ${web.host}`],
      ...[`x-forwarded-for: ${asker['x-forwarded-for']}`, '', ''],
    ].join('\r\n')
    const socket = connect({ port: web.port, host: web.hostname }, () => socket.write(asked))
    socket.on('error', () => undefined)
    return socket.pause()
  })
  await Promise.all(slow.map((socket) => new Promise((resolve) => socket.once('connect', resolve))))
  const answer = await fetch(`${mantel.baseUrl}${path}?another`, { headers: asker })
  expect(answer.status).toBe(200)
  expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(10_000_000)
  for (const socket of slow) socket.destroy()
}, 60_000)
