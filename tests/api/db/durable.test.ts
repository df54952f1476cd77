import fs from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { DurableNodeFS } from '@/server/db/insides/durable-files'
import { startParams } from '@/server/db/insides/start-params'
import { databaseKind } from '@/tests/api/support/connect'

// What docs/insides.md says is relied on in PGlite.
describe.skipIf(databaseKind === 'postgres')('a commit of the embedded database', () => {
  let directory: string
  let db: PGlite

  beforeEach(async () => {
    directory = fs.mkdtempSync(join(tmpdir(), 'mantel-durable-'))
    db = await PGlite.create({ fs: new DurableNodeFS(directory), startParams })
    await db.exec('create table kept (n int)')
  })
  afterEach(() => {
    vi.restoreAllMocks()
    fs.rmSync(directory, { recursive: true, force: true })
  })

  test('is on the disk before it is answered', async () => {
    const synced = vi.spyOn(fs, 'fsyncSync')
    await db.exec('insert into kept values (1)')
    expect(synced).toHaveBeenCalled()
    await db.close()
  })
})
