// Runs in its own thread: from source under Node's type stripping, bundled in production. So it imports only packages and, with their
// extension, files beside it and in ../insides, and uses only erasable syntax.
import fs from 'node:fs'
import { dirname } from 'node:path'
import { type MessagePort, parentPort, workerData } from 'node:worker_threads'
import { PGlite, type PGliteOptions } from '@electric-sql/pglite'
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist'
import { intarray } from '@electric-sql/pglite/contrib/intarray'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { unaccent } from '@electric-sql/pglite/contrib/unaccent'
import { DurableNodeFS, syncDirectory, syncTree } from '../insides/durable-files.ts'
import { isFatal } from '../insides/failures.ts'
import { FrugalPGlite, withoutOptimising } from '../insides/frugal-pglite.ts'
import { startParams } from '../insides/start-params.ts'
import { serveSocket } from './socket-server.ts'

export type EmbeddedStart = { directory: string; socket: string; maxConnections: number; isFrugal: boolean }
/** After «created» the caller starts another thread: the end of this thread frees the memory that making a cluster took. */
export type EmbeddedMessage = { type: 'ready' } | { type: 'created' } | { type: 'over'; reason: string }

const extensions = { unaccent, pg_trgm, intarray, btree_gist }

async function openCluster({ directory, isFrugal }: EmbeddedStart, options: PGliteOptions) {
  const db = new (isFrugal ? FrugalPGlite : PGlite)({
    ...options,
    fs: new DurableNodeFS(directory),
    startParams,
  })
  await db.waitReady
  return db
}

/** A directory that exists under its final name is complete, since initdb may be killed at any moment. */
async function createCluster({ directory, isFrugal }: EmbeddedStart, onStderr: PGliteOptions['onStderr']) {
  const unfinished = `${directory}.new`
  fs.rmSync(unfinished, { recursive: true, force: true })
  const create = async () => {
    const db = await PGlite.create({ fs: new DurableNodeFS(unfinished), startParams, onStderr })
    await db.close()
  }
  await (isFrugal ? withoutOptimising(create) : create())
  syncTree(unfinished)
  fs.renameSync(unfinished, directory)
  syncDirectory(dirname(directory))
}

async function serve(port: MessagePort, start: EmbeddedStart) {
  const die = (reason: unknown) => {
    const text =
      reason instanceof Error || typeof reason === 'string' ? String(reason) : JSON.stringify(reason)
    port.postMessage({ type: 'over', reason: text } satisfies EmbeddedMessage)
    process.exit(1)
  }
  const onStderr = (line: string) => {
    if (isFatal(line)) die(line)
    return false
  }
  try {
    if (!fs.existsSync(start.directory)) {
      await createCluster(start, onStderr)
      port.postMessage({ type: 'created' } satisfies EmbeddedMessage)
      return
    }
    const db = await openCluster(start, { extensions, onStderr })
    const { socket: path, maxConnections } = start
    const server = await serveSocket(db, { path, maxConnections, onLost: die })
    port.once('message', async () => {
      await server.stop()
      await db.close()
      port.close()
    })
    port.postMessage({ type: 'ready' } satisfies EmbeddedMessage)
  } catch (error) {
    die(error)
  }
}

if (parentPort) serve(parentPort, workerData)
