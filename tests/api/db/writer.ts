import { writeSync } from 'node:fs'
import { pino } from 'pino'
import { openDatabase } from '@/server/db/client'

// Killed by kill.test.ts: says what it finds, then commits to two tables and says each number it got a commit for.
const { pool } = await openDatabase({ dataDir: process.argv[2] ?? '', log: pino({ level: 'silent' }) })
await pool.query('create table if not exists first (n int primary key, ballast text)')
await pool.query('create table if not exists second (n int primary key)')

const numbers = async (table: string) => {
  const { rows } = await pool.query(`select n from ${table} order by n`)
  return rows.map((row) => Number(row.n))
}
const state = { first: await numbers('first'), second: await numbers('second') }
writeSync(1, `${JSON.stringify(state)}\n`)

let next = (state.first.at(-1) ?? 0) + 1
async function write() {
  const client = await pool.connect()
  for (;;) {
    const n = next++
    await client.query('begin')
    await client.query('insert into first values ($1, repeat($2, 500))', [n, 'carga'])
    await client.query('insert into second values ($1)', [n])
    await client.query('commit')
    writeSync(1, `${n}\n`)
  }
}
await Promise.all([write(), write(), write()])
