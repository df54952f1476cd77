import type { Services } from '@/server/ctx'
import { deleteRendersBefore } from './queries'

const keptForMs = 14 * 24 * 3_600_000
const atOnce = 200

/** Deletes sheets after two weeks. A later request draws the sheet again. */
export async function sweepSheets({ db, storage, clock }: Pick<Services, 'db' | 'storage' | 'clock'>) {
  const before = new Date(clock().getTime() - keptForMs)
  let count = 0
  for (;;) {
    const keys = await deleteRendersBefore(db, before, atOnce)
    await storage.delete(keys)
    count += keys.length
    if (keys.length < atOnce) return count
  }
}
