import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { idPattern } from '@/contract/entities/id'
import type { Services } from '@/server/ctx'
import { deleteUnnamed, unknownIds } from './queries-sweep'

/** The time that a person has between the upload of a file and the save of the form. */
const graceMs = 24 * 3_600_000
const atOnce = 200

type Sweeper = Pick<Services, 'db' | 'clock' | 'storage' | 'scratch'>

/**
 * Deletes files that no row names, with their rows and all sizes. Then deletes files without a row (after a crash) and half-received
 * files.
 */
export async function sweepUploads(ctx: Sweeper) {
  const before = new Date(ctx.clock().getTime() - graceMs)
  const rows = await sweepRows(ctx, before)
  const strays = await sweepStrays(ctx, before)
  await sweepScratch(ctx, before)
  return { rows, strays }
}

async function sweepRows({ db, storage }: Sweeper, before: Date) {
  let count = 0
  for (;;) {
    const swept = await deleteUnnamed(db, before, atOnce)
    await storage.delete(swept.flatMap(({ keys }) => keys))
    count += swept.length
    if (swept.length < atOnce) return count
  }
}

async function sweepStrays({ db, storage }: Sweeper, before: Date) {
  let count = 0
  let batch = new Map<string, string[]>()
  const settle = async () => {
    const unknown = await unknownIds(db, [...batch.keys()])
    await storage.delete(unknown.flatMap((id) => batch.get(id) ?? []))
    count += unknown.length
    batch = new Map()
  }
  for await (const { key, storedAt } of storage.list()) {
    const [id = ''] = key.split('/')
    if (storedAt >= before || !idPattern.test(id)) continue
    if (batch.size >= atOnce && !batch.has(id)) await settle()
    batch.set(id, [...(batch.get(id) ?? []), key])
  }
  if (batch.size > 0) await settle()
  return count
}

async function sweepScratch({ scratch }: Sweeper, before: Date) {
  for (const name of await readdir(scratch).catch(() => [])) {
    const path = join(scratch, name)
    const found = await stat(path).catch(() => null)
    if (found && found.mtime < before) await rm(path, { force: true })
  }
}
