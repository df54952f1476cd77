import type { FactorMethod } from '@/contract/entities/factor-challenge'
import type { Queryable } from '@/server/db/client'
import { countRecoveryCodes, findApp, findPasskeys } from './queries'

/** The methods that an owner can use as a second factor. Empty without a second factor. */
export async function methodsOf(db: Queryable, ownerId: string): Promise<FactorMethod[]> {
  const app = await findApp(db, ownerId)
  const keys = await findPasskeys(db, ownerId)
  const factors = [
    ...(keys.length > 0 ? (['passkey'] as const) : []),
    ...(app?.sealed ? (['app'] as const) : []),
  ]
  const hasCodes = factors.length > 0 && (await countRecoveryCodes(db, ownerId)) > 0
  return hasCodes ? [...factors, 'recovery'] : factors
}
