import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { AppStartError } from '@/server/start-error'

/** PostgreSQL's own programs: in a folder, or in the system's PATH. */
export type PgTools = { databaseUrl: string; folder?: string | undefined; path: string }

/** Dumps the database as of one moment, while others write to it. */
export const pgDump = (tools: PgTools, file: string) =>
  run('pg_dump', tools, [
    '--format=custom',
    '--compress=0',
    '--no-owner',
    '--no-privileges',
    `--file=${file}`,
  ])

/** Restores a dump into an empty database: everything or nothing. */
export const pgRestore = (tools: PgTools, file: string) =>
  run('pg_restore', tools, ['--single-transaction', '--exit-on-error', '--no-owner', '--no-privileges', file])

async function run(program: string, { databaseUrl, folder, path }: PgTools, args: string[]) {
  const { address, password } = withoutPassword(databaseUrl)
  const child = spawn(folder ? join(folder, program) : program, [...args, `--dbname=${address}`], {
    stdio: ['ignore', 'ignore', 'pipe'],
    // Not among the arguments, which everybody on the machine can read.
    env: { NODE_ENV: 'production', PATH: path, ...(password && { PGPASSWORD: password }) },
  })
  const messages = text(child.stderr)
  const [code] = await once(child, 'close').catch((error: unknown) => {
    throw missing(program, error)
  })
  if (code !== 0)
    throw new AppStartError(`${program} ha fallado: ${(await messages).trim().split('\n').at(-1)}`)
}

function withoutPassword(databaseUrl: string) {
  const url = new URL(databaseUrl)
  const password = decodeURIComponent(url.password)
  url.password = ''
  return { address: url.href, password }
}

const missing = (program: string, error: unknown) =>
  new AppStartError(
    `No se encuentra ${program}, que viene con PostgreSQL: instálalo, o pon en PG_BIN la carpeta donde está.`,
    { cause: error },
  )
