import { withDatabase } from './database'

/** As if an owner had signed up sixteen days ago. */
export const endTrial = ({ ownerId }: { ownerId: string }) =>
  withDatabase((pool) =>
    pool.query(`update payments set expires_at = now() - interval '1 day' where owner_id = $1`, [ownerId]),
  )
