import { constants, cpSync } from 'node:fs'
import type { Pool } from 'pg'

/**
 * Copies the folder of the embedded database while nothing writes to it. All clients share one session, and an open transaction keeps the
 * others waiting. The copy is what a kill at this moment would leave: the database recovers from it by its log, as after a power cut.
 */
export async function copyStill(pool: Pool, from: string, to: string): Promise<{ heldMs: number }> {
  const client = await pool.connect()
  try {
    await client.query('checkpoint')
    await client.query('begin')
    const began = performance.now()
    cpSync(from, to, { recursive: true, mode: constants.COPYFILE_FICLONE })
    return { heldMs: performance.now() - began }
  } finally {
    // Also after a failed copy the next client gets its turn.
    await client.query('rollback').catch(() => undefined)
    client.release()
  }
}
