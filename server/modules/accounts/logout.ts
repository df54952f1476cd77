import type { OwnerCtx } from '@/server/ctx'
import { deleteSession } from '@/server/modules/sessions'

export async function logout({ db, owner }: OwnerCtx) {
  await deleteSession(db, owner.sessionHash)
  return { success: true as const }
}
