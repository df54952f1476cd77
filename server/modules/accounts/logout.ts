import type { OwnerCtx } from '@/server/ctx'
import { deleteSession } from './queries'

export async function logout({ db, owner }: OwnerCtx) {
  await deleteSession(db, owner.sessionHash)
  return { success: true as const }
}
