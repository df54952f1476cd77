import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { beforeAll, describe, expect, test } from 'vitest'
import { newId } from '@/server/db/id'
import { mantel, web } from './support/mantel'
import { newVisitor } from './support/visitor'

const megabyte = 1024 * 1024
const file = `${newId()}/carta.pdf`
const apiPort = Number(new URL(mantel.apiUrl).port)

/** The connections of the api on which something waits for its reader. */
function heldByApi() {
  const lines = ['tcp', 'tcp6'].flatMap((name) =>
    readFileSync(`/proc/net/${name}`, 'utf8').trim().split('\n').slice(1),
  )
  return lines.filter((line) => {
    const [, local = '', , state, queues = ''] = line.trim().split(/\s+/)
    const isApi = Number.parseInt(local.split(':')[1] ?? '', 16) === apiPort
    return isApi && state === '01' && Number.parseInt(queues.split(':')[0] ?? '', 16) > 0
  }).length
}

const asked = (method: string, n: number) =>
  [
    `${method} /files/${file}?n=${method}${n} HTTP/1.1`,
    ...[`host: ${web.host}`, `x-forwarded-for: ${newVisitor()['x-forwarded-for']}`, '', ''],
  ].join('\r\n')

/** Reads until there is something to read, and no more. */
function begun(method: string, n: number) {
  return new Promise<string>((resolve) => {
    const socket = connect({ port: web.port, host: web.hostname }, () => socket.write(asked(method, n)))
    const finish = (text = '') => {
      socket.destroy()
      resolve(text)
    }
    socket.once('data', (data) => finish(data.toString('latin1')))
    socket.on('error', () => finish())
    socket.setTimeout(20_000, finish)
  })
}

/** Only Linux tells what is in a connection. */
describe.runIf(process.platform === 'linux')('a file of many megabytes', () => {
  beforeAll(() => {
    const place = path.join(mantel.dataDir, 'files', file)
    mkdirSync(path.dirname(place), { recursive: true })
    writeFileSync(place, Buffer.alloc(12 * megabyte, 'x'))
  })

  test.each(['HEAD', 'GET'])(
    'is not held by the api for who asks for its head or hangs up (%s)',
    async (method) => {
      for (let round = 0; round < 4; round += 1) {
        const heads = await Promise.all(Array.from({ length: 10 }, (_, n) => begun(method, round * 10 + n)))
        for (const head of heads) expect(head).toMatch(/^HTTP\/1\.1 200/)
      }
      await expect.poll(heldByApi, { timeout: 5000 }).toBe(0)
      await wait(500)
      expect(heldByApi()).toBe(0)
    },
    60_000,
  )
})
