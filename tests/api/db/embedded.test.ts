import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { type OpenDatabase, openDatabase } from '@/server/db/client'
import { AppStartError } from '@/server/start-error'
import { databaseKind } from '@/tests/api/support/connect'

const log = pino({ level: 'silent' })

describe.skipIf(databaseKind === 'postgres')('the embedded database', () => {
  let root: string
  // Deeper than a socket's path may be long.
  let dataDir: string
  let open: OpenDatabase[] = []

  const start = async (options: { dataDir?: string; attach?: boolean } = {}) => {
    const database = await openDatabase({ dataDir, log, ...options })
    open.push(database)
    return database
  }
  const closeAll = async () => {
    for (const database of open.reverse()) await database.close()
    open = []
  }

  beforeAll(async () => {
    root = mkdtempSync(join(tmpdir(), 'mantel-embedded-'))
    dataDir = join(root, 'una-carpeta-de-nombre-largo/'.repeat(6))
    await start()
    await closeAll()
  })
  afterEach(closeAll)
  afterAll(() => rmSync(root, { recursive: true, force: true }))

  test('keeps what was committed through close and open', async () => {
    const first = await start()
    await first.pool.query('create table kept (n int)')
    await first.pool.query('insert into kept values (1), (2)')
    await closeAll()
    const second = await start()
    expect((await second.pool.query('select sum(n) as sum from kept')).rows).toEqual([{ sum: 3 }])
  })

  test('leaves nothing but the cluster behind when it closes', async () => {
    await start()
    await closeAll()
    expect(readdirSync(dataDir)).toEqual(['postgres'])
  })

  test('refuses a second start on the same directory with a sentence', async () => {
    await start()
    await expect(start()).rejects.toThrow(AppStartError)
    await expect(start()).rejects.toThrow(
      `Otro proceso de Mantel ya usa los datos de ${dataDir}: deténlo, o elige otra carpeta con DATA_DIR.`,
    )
  })

  test('of many starts at once lets exactly one through', async () => {
    const starts = await Promise.allSettled(Array.from({ length: 6 }, () => start()))
    expect(starts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  test('lets a command beside the server attach to it', async () => {
    await start()
    const command = await start({ attach: true })
    expect((await command.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  })

  test('starts over the guard and the gate a killed process left', async () => {
    writeFileSync(join(dataDir, 'postgres.guard'), '')
    writeFileSync(join(dataDir, 'postgres.gate'), 'somebody')
    const longAgo = new Date(Date.now() - 60_000)
    utimesSync(join(dataDir, 'postgres.gate'), longAgo, longAgo)
    const database = await start()
    expect((await database.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  })

  test('throws away a cluster whose creation was cut short', async () => {
    const other = join(root, 'cut-short')
    mkdirSync(join(other, 'postgres.new'), { recursive: true })
    writeFileSync(join(other, 'postgres.new', 'PG_VERSION'), '18\n')
    await start({ dataDir: other })
    expect(existsSync(join(other, 'postgres.new'))).toBe(false)
  })

  test('says in a sentence that a file is no data directory', async () => {
    const file = join(root, 'file')
    writeFileSync(file, '')
    await expect(start({ dataDir: file })).rejects.toThrow(
      `${file} no puede ser la carpeta de datos: elige otra con DATA_DIR.`,
    )
  })

  test('says in a sentence that a cluster is broken, and lets go of the directory', async () => {
    const broken = join(root, 'broken')
    mkdirSync(join(broken, 'postgres'), { recursive: true })
    writeFileSync(join(broken, 'postgres', 'PG_VERSION'), '18\n')
    for (const attempt of [1, 2])
      await expect(start({ dataDir: broken }), String(attempt)).rejects.toThrow(
        /^No se pudo abrir la base de datos/,
      )
  })

  test('gives each of many large queries its own answer', async () => {
    const { pool } = await start()
    const answers = await Promise.all(
      Array.from({ length: 60 }, async (_, n) => {
        const large = 'y'.repeat(300_000 + n)
        const { rows } = await pool.query(`select $1::int + ${n % 7} as sum, length($2) as length`, [
          n,
          large,
        ])
        return rows[0]
      }),
    )
    expect(answers).toEqual(answers.map((_, n) => ({ sum: n + (n % 7), length: 300_000 + n })))
  })

  test('reaches the disk at every commit', async () => {
    const { pool } = await start()
    const { rows } = await pool.query(`select name, setting from pg_settings
      where name in ('fsync', 'wal_sync_method', 'synchronous_commit', 'jit', 'random_page_cost') order by name`)
    expect(Object.fromEntries(rows.map(({ name, setting }) => [name, setting]))).toEqual({
      fsync: 'on',
      jit: 'off',
      random_page_cost: '1.1',
      synchronous_commit: 'on',
      wal_sync_method: 'fsync',
    })
  })
})

describe('a wrong DATABASE_URL', () => {
  test('is a sentence when nobody answers', async () => {
    const databaseUrl = 'postgres://nadie@127.0.0.1:1/nada'
    await expect(openDatabase({ databaseUrl, dataDir: '', log })).rejects.toThrow(
      'No se pudo conectar con PostgreSQL (DATABASE_URL): nadie responde en esa dirección',
    )
  })

  test('is a sentence when something else answers', async () => {
    const server = createServer((socket) => socket.end('SSH-2.0\r\n'))
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const address = server.address()
    const port = address && typeof address === 'object' ? address.port : 0
    const databaseUrl = `postgres://nadie@127.0.0.1:${port}/nada`
    await expect(openDatabase({ databaseUrl, dataDir: '', log })).rejects.toThrow(AppStartError)
    server.close()
  })
})
