import { existsSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { pino } from 'pino'
import { type OpenDatabase, openDatabase } from '@/server/db/client'
import { databaseKind, startOwnDatabase } from '@/tests/api/support/connect'
import { prepareOnce } from './prepared'

/** The database of the years, as quick as it can be asked: a year asks it half a million times, one question after the other. */
export async function openYearsDatabase(): Promise<OpenDatabase> {
  const own = await startOwnDatabase()
  const isPostgres = databaseKind === 'postgres'
  const databaseUrl = isPostgres ? await throughSocket(own.url) : own.url
  const opened = await openDatabase({ databaseUrl, dataDir: '', log: pino({ level: 'silent' }) })
  // All clients of the embedded database share one session, where a name stands for one text.
  if (isPostgres) prepareOnce(opened.pool)
  const close = async () => {
    await opened.close()
    await own.close()
  }
  return { ...opened, close }
}

/** The same database by the socket of its server, if that is on this machine. A commit waits for no disk. */
async function throughSocket(url: string) {
  const address = new URL(url)
  const client = new pg.Client(url)
  await client.connect()
  await client.query(`alter database ${address.pathname.slice(1)} set synchronous_commit to off`)
  const { rows } = await client.query<{ folders: string }>(
    `select current_setting('unix_socket_directories') as folders`,
  )
  await client.end()
  const [folder = ''] = (rows[0]?.folders ?? '').split(',')
  if (folder && existsSync(join(folder, `.s.PGSQL.${address.port}`))) address.searchParams.set('host', folder)
  return address.href
}
