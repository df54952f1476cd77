import type { Transaction } from '@/server/db/client'
import { newId } from '@/server/db/id'
import { emailChanged } from '@/server/mails/definitions'
import { queueMail } from '@/server/modules/mail'
import { deleteAllSessions } from '@/server/modules/sessions'
import { deleteAllCodes, endAsked, findLastDone, insertUndone, setEmail, undoDone } from '../queries-email'
import { moveToAddress } from '../queries-email-move'
import { findOwner } from '../queries-profile'
import { lockOwner, setPassword } from '../queries-reset'

/**
 * Undoes the last change of an account's address that is not undone yet, and ends all sessions and the password, for an owner who has
 * objected: of two changes, the second call undoes the first. Throws a duplicate key if the former address has another account by now.
 * Returns the address, or undefined if no change is left.
 */
export async function giveBackEmail(tx: Transaction, ownerId: string, passwordHash: string, at: Date) {
  await lockOwner(tx, ownerId)
  const owner = await findOwner(tx, ownerId)
  const last = await findLastDone(tx, ownerId)
  if (!owner || !last) return undefined
  const [from, to] = [owner.email, last.formerEmail]
  const changeId = newId()
  const stamps = { createdAt: at, expiresAt: at, doneAt: at }
  await endAsked(tx, ownerId)
  await undoDone(tx, last.id)
  await insertUndone(tx, {
    id: changeId,
    ownerId,
    email: to,
    formerEmail: from,
    secretHash: Buffer.alloc(0),
    ...stamps,
  })
  await setEmail(tx, ownerId, to, at)
  await setPassword(tx, ownerId, passwordHash, at)
  await deleteAllCodes(tx, ownerId)
  await deleteAllSessions(tx, ownerId)
  await moveToAddress(tx, { ownerId, from, to })
  const mail = { key: changeId, data: { changeId, device: null, at }, now: at, language: owner.language }
  await queueMail(tx, emailChanged, { ...mail, to: from })
  return to
}
