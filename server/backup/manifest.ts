import { z } from 'zod'

/** The first entry of an archive. Later versions of Mantel must go on reading what an earlier one wrote. */
export const manifestName = 'mantel.json'
/** The last entry: whoever finds it has the whole archive. */
export const completeName = 'complete'
export const secretsName = 'secrets.json'
export const filesFolder = 'files/'
/** The embedded database's folder, or a dump by pg_dump. */
export const clusterFolder = 'postgres/'
export const dumpName = 'postgres.dump'

export const manifest = z.object({
  format: z.literal(1),
  database: z.enum(['embedded', 'postgres']),
  /** False for a copy of the database alone. */
  hasFiles: z.boolean(),
  at: z.iso.datetime(),
  /** The last migration that the database had. */
  migration: z.string(),
})
export type Manifest = z.infer<typeof manifest>
