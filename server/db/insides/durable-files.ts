// Runs in the database's thread: embedded/worker.ts says which imports are allowed.
import fs from 'node:fs'
import { NodeFS } from '@electric-sql/pglite/nodefs'

const EIO = 29

type Stream = { nfd?: number; node: object }

/** Makes fsync reach the disk: the fsync of PGlite's NodeFS does nothing. */
export class DurableNodeFS extends NodeFS {
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

export function syncDirectory(path: string) {
  const descriptor = fs.openSync(path, 'r')
  try {
    fs.fsyncSync(descriptor)
  } finally {
    fs.closeSync(descriptor)
  }
}

export function syncTree(path: string) {
  for (const entry of fs.readdirSync(path, { withFileTypes: true, recursive: true }))
    syncDirectory(`${entry.parentPath}/${entry.name}`)
  syncDirectory(path)
}
