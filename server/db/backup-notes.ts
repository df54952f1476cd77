import { sql } from 'drizzle-orm'
import { registry } from '@/server/metrics'
import { insertAudit } from './audit'
import type { Database } from './client'

const entity = { entityKind: 'database', entityId: 'backup' } as const

/** Notes a backup that is complete where every api sees it, whichever machine or container it was made on. */
export const noteBackup = (db: Database, uploads: number) =>
  db.transaction((tx) =>
    insertAudit(tx, { ...entity, actorKind: 'admin', action: 'backup.done', details: { uploads } }),
  )

/** When the last backup was done. Before the first: since when there has been something to lose. */
export function measureBackups(db: Database) {
  registry.reading(
    'mantel_backup_last_done_seconds',
    'When the last backup was done, in Unix time; before the first, when the database was made.',
    [],
    async () => {
      const { rows } = await db.execute<{ seconds: number }>(sql`
        select extract(epoch from coalesce(
          (select max(at) from audit_log where entity_kind = ${entity.entityKind} and entity_id = ${entity.entityId}),
          (select min(applied_at) from schema_migrations)
        ))::float8 as seconds`)
      return rows.map(({ seconds }) => [[], seconds])
    },
  )
}
