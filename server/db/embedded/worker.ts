// Runs in a thread of its own: from source under Node's type stripping, bundled in production.
// It therefore imports packages and, with their extension, files beside it, and keeps to erasable syntax.
import fs from 'node:fs'
import { dirname } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { type MessagePort, parentPort, workerData } from 'node:worker_threads'
import { PGlite, type PGliteOptions } from '@electric-sql/pglite'
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist'
import { intarray } from '@electric-sql/pglite/contrib/intarray'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { unaccent } from '@electric-sql/pglite/contrib/unaccent'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import { serveSocket } from './socket-server.ts'

export type EmbeddedStart = { directory: string; socket: string; maxConnections: number }
/** Whoever hears «created» starts another thread: with this one goes the memory that making a cluster took. */
export type EmbeddedMessage = { type: 'ready' } | { type: 'created' } | { type: 'over'; reason: string }

const EIO = 29

type Stream = { nfd?: number; node: object }

/** PGlite's NodeFS never reaches the disk's write cache: its fsync does nothing. */
class DurableNodeFS extends NodeFS {
  override async init(...args: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(...args)
    const hook: NonNullable<typeof emscriptenOpts.preRun>[number] = (module) => {
      const nodefs = module.FS.filesystems.NODEFS
      nodefs.stream_ops.fsync = (stream: Stream) => {
        try {
          if (stream.nfd === undefined) syncDirectory(nodefs.realPath(stream.node))
          else fs.fsyncSync(stream.nfd)
          return 0
        } catch {
          return EIO
        }
      }
    }
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), hook] } }
  }
}

function syncDirectory(path: string) {
  const descriptor = fs.openSync(path, 'r')
  try {
    fs.fsyncSync(descriptor)
  } finally {
    fs.closeSync(descriptor)
  }
}

function syncTree(path: string) {
  for (const entry of fs.readdirSync(path, { withFileTypes: true, recursive: true }))
    syncDirectory(`${entry.parentPath}/${entry.name}`)
  syncDirectory(path)
}

const startParams = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  ...['wal_sync_method=fsync', 'random_page_cost=1.1', 'jit=off', 'shared_buffers=64MB'].flatMap(
    (setting) => ['-c', setting],
  ),
]

const extensions = { unaccent, pg_trgm, intarray, btree_gist }

/**
 * PostgreSQL's parser is one function so large that V8 would take 600 MB and five seconds of a core to optimise it. What
 * runs first while the filter names no function is never optimised; so the first that is parsed is an empty query.
 */
const optimiseNothing = '--wasm-tier-up-filter=1000000'
const optimiseAll = '--wasm-tier-up-filter=-1'

class FrugalPGlite extends PGlite {
  #hasParsed = false

  override execProtocolRawSync(message: Uint8Array): Uint8Array {
    if (!this.#hasParsed && message[0] !== startup) {
      this.#hasParsed = true
      setFlagsFromString(optimiseNothing)
      super.execProtocolRawSync(emptyQuery)
      setFlagsFromString(optimiseAll)
    }
    return super.execProtocolRawSync(message)
  }
}

const startup = 0
const emptyQuery = Buffer.from('Q\0\0\0\x06;\0')

async function openCluster(directory: string, options: PGliteOptions) {
  const db = new FrugalPGlite({ ...options, fs: new DurableNodeFS(directory), startParams })
  await db.waitReady
  return db
}

/** A directory that exists under its final name is complete: initdb may be killed at any moment. */
async function createCluster(directory: string, onStderr: PGliteOptions['onStderr']) {
  const unfinished = `${directory}.new`
  fs.rmSync(unfinished, { recursive: true, force: true })
  setFlagsFromString(optimiseNothing)
  const db = await PGlite.create({ fs: new DurableNodeFS(unfinished), startParams, onStderr })
  await db.close()
  setFlagsFromString(optimiseAll)
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
  // After a panic PGlite would go round and round inside one message, answering nobody.
  const onStderr = (line: string) => {
    if (/ PANIC: |^Aborted\(/.test(line)) die(line)
    return false
  }
  try {
    if (!fs.existsSync(start.directory)) {
      await createCluster(start.directory, onStderr)
      port.postMessage({ type: 'created' } satisfies EmbeddedMessage)
      return
    }
    const db = await openCluster(start.directory, { extensions, onStderr })
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
