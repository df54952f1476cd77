import type { Transaction } from '@/server/db/client'
import { deleteApp, deletePasskeys, deleteRecoveryCodes, lockOwner } from './queries'
import { tellOfChange } from './tell-of-change'

/** For an owner who has lost all factors and has proved their identity to the operator. Returns false if the owner had no factor. */
export async function removeFactors(tx: Transaction, ownerId: string, at: Date) {
  const owner = await lockOwner(tx, ownerId)
  const [hadApp, hadKeys] = [await deleteApp(tx, ownerId), await deletePasskeys(tx, ownerId)]
  await deleteRecoveryCodes(tx, ownerId)
  const hadAny = hadApp || hadKeys
  if (owner && hadAny)
    await tellOfChange(tx, { ownerId, to: owner.email, change: 'all-removed', device: null, at })
  return hadAny
}
