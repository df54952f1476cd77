import { index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { owners } from './accounts'
import { createdAt, id, idCheck } from './columns'

export type FileVariant = {
  url: string
  width: number
  height: number
  contentType: string
  /** Only of a copy that another may replace. */
  byteCount?: number
}

/**
 * Every stored upload. Other tables name a file by its url. A sweep deletes a file that no table names any more. A file whose owner is
 * gone has no owner, and the next sweep deletes it.
 */
export const files = pgTable(
  'files',
  {
    id: id(),
    ownerId: text().references(() => owners.id, { onDelete: 'set null' }),
    url: text().notNull(),
    storageKey: text().notNull(),
    name: text().notNull(),
    contentType: text().notNull(),
    byteCount: integer().notNull(),
    /** The bytes with the smaller copies. Null for files older than this column. */
    storedBytes: integer(),
    width: integer(),
    height: integer(),
    blurDataUrl: text(),
    variants: jsonb().$type<FileVariant[]>().notNull().default([]),
    createdAt: createdAt(),
  },
  (t) => [
    idCheck('files', t.id),
    uniqueIndex('files_url_key').on(t.url),
    uniqueIndex('files_storage_key_key').on(t.storageKey),
    index('files_owner_id_idx').on(t.ownerId),
    index('files_created_at_idx').on(t.createdAt),
  ],
)
