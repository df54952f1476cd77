// Runs in the database's thread: embedded/worker.ts says which imports are allowed.
import { PGlite } from '@electric-sql/pglite'

/** PGlite's own parameters without `-F`, which would leave commits in memory. Then parameters that PGlite takes in no other way. */
export const startParams = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  ...['wal_sync_method=fsync', 'random_page_cost=1.1', 'jit=off', 'shared_buffers=64MB'].flatMap(
    (setting) => ['-c', setting],
  ),
]
