import { mkdtempSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Embedded, startEmbedded } from '@/server/db/embedded/start-embedded'
import { databaseKind } from '@/tests/api/support/connect'

describe.skipIf(databaseKind === 'postgres')('turns at the embedded database', () => {
  let root: string
  let embedded: Embedded
  const clients: pg.Client[] = []

  const connectClient = async () => {
    const client = new pg.Client({ host: embedded.socketDirectory, user: 'postgres', database: 'postgres' })
    client.on('error', () => undefined)
    await client.connect()
    clients.push(client)
    return client
  }
  const count = async (client: pg.Client) =>
    (await client.query('select count(*) as n from marks')).rows[0]?.n

  beforeAll(async () => {
    root = mkdtempSync(join(tmpdir(), 'mantel-turns-'))
    embedded = await startEmbedded(root, () => undefined)
    await (await connectClient()).query('create table marks (who int)')
  })
  afterAll(async () => {
    await Promise.all(clients.map((client) => client.end().catch(() => undefined)))
    await embedded.close()
    rmSync(root, { recursive: true, force: true })
  })

  test('many clients at once each get their own answers, errors among them', async () => {
    const all = await Promise.all(Array.from({ length: 8 }, connectClient))
    const ask = async (client: pg.Client, n: number) => {
      if (n % 5 === 0) return client.query(`select ${n} / $1::int`, [0]).catch((error) => error.code)
      const { rows } = await client.query(`select $1::int + ${n % 3} as sum`, [n])
      return rows[0].sum - (n % 3)
    }
    const answers = await Promise.all(
      all.map(async (client, place) => {
        const own = []
        for (let n = place; n < 400; n += all.length) own.push([n, await ask(client, n)])
        return own
      }),
    )
    expect(answers.flat().filter(([n, answer]) => answer !== (n % 5 === 0 ? '22012' : n))).toEqual([])
    expect(answers.flat()).toHaveLength(400)
  })

  test('a transaction is nobody else’s', async () => {
    const [one, other] = [await connectClient(), await connectClient()]
    await one.query('begin')
    await one.query('insert into marks values (1)')
    const seen = count(other)
    await one.query('insert into marks values (1)')
    await one.query('rollback')
    expect(await seen).toBe(0)
  })

  test('a transaction that failed keeps its turn until it is rolled back', async () => {
    const [one, other] = [await connectClient(), await connectClient()]
    await one.query('begin')
    await expect(one.query('select nothing')).rejects.toThrow('does not exist')
    const seen = count(other)
    await expect(one.query('select 1')).rejects.toThrow('transaction is aborted')
    await one.query('rollback')
    expect(await seen).toBe(0)
  })

  test('a statement that many name the same is theirs all, and planned once', async () => {
    // The empty one is worth a notice, which comes before the word that all was read.
    const query = { name: 'sum', text: "select $1::int + 1 as sum, ''::tsquery" }
    const all = await Promise.all(Array.from({ length: 4 }, connectClient))
    const sums = async () =>
      Promise.all(all.map(async (client, n) => (await client.query({ ...query, values: [n] })).rows[0]?.sum))
    expect([await sums(), await sums()]).toEqual([
      [1, 2, 3, 4],
      [1, 2, 3, 4],
    ])
    const { rows } = await (await connectClient()).query('select name from pg_prepared_statements')
    expect(rows).toEqual([{ name: 'sum' }])
  })

  test('a name does not stand for another text, nor for one that could not be read', async () => {
    const [one, other] = [await connectClient(), await connectClient()]
    const named = (client: pg.Client, name: string, text: string) => client.query({ name, text })
    await named(one, 'two', 'select 2 as n')
    await expect(named(other, 'two', 'select 3 as n')).rejects.toThrow('already exists')
    await expect(named(one, 'late', 'select n from latecomers')).rejects.toThrow('does not exist')
    await one.query('create table latecomers (n int)')
    expect((await named(other, 'late', 'select n from latecomers')).rows).toEqual([])
  })

  test('whoever disconnects inside a transaction undoes it and lets the others go on', async () => {
    const [one, other] = [await connectClient(), await connectClient()]
    await one.query('begin')
    await one.query('insert into marks values (1)')
    const seen = count(other)
    Reflect.get(one, 'connection').stream.destroy()
    expect(await seen).toBe(0)
    expect((await other.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  })

  test('of more clients than there are places the last is told so', async () => {
    const sockets = Array.from({ length: 60 }, () => connect(join(embedded.socketDirectory, '.s.PGSQL.5432')))
    await Promise.all(sockets.map((socket) => new Promise((resolve) => socket.once('connect', resolve))))
    await expect(connectClient()).rejects.toThrow('too many connections')
    const closed = sockets.map((socket) => new Promise((resolve) => socket.once('close', resolve)))
    for (const socket of sockets) socket.destroy()
    await Promise.all(closed)
    await expect.poll(async () => (await connectClient()).query('select 1')).toMatchObject({ rowCount: 1 })
  })

  test('what is no protocol is cut off and disturbs nobody', async () => {
    const socket = connect(join(embedded.socketDirectory, '.s.PGSQL.5432'))
    socket.on('error', () => undefined)
    const closed = new Promise((resolve) => socket.once('close', resolve))
    socket.write('GET / HTTP/1.1\r\n\r\n')
    await closed
    expect((await (await connectClient()).query('select 1 as one')).rows).toEqual([{ one: 1 }])
  })
})
