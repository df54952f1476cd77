import { createHash, randomBytes } from 'node:crypto'
import { timeZoneText } from '@/contract/rules/time/time-zone-text'
import type { Ctx } from '@/server/ctx'
import { newId } from '@/server/db/id'
import { newDevice } from '@/server/mails/definitions'
import { queueMail, sendSoon } from '@/server/modules/mail'
import { deviceOf } from './device'
import { lifetimeMs } from './lifetime'
import { findEmail, insertSession, noteLanguage, rememberDevice } from './queries'

export const hashOf = (token: string) => createHash('sha256').update(token).digest()

/** Returns the token once and stores only its hash, so that a stolen database opens no session. A new device sends a mail to the owner. */
export async function openSession(ctx: Ctx, ownerId: string, givenZone?: string) {
  const token = randomBytes(32).toString('base64url')
  const createdAt = ctx.clock()
  const expiresAt = new Date(createdAt.getTime() + lifetimeMs)
  const device = await deviceOf(ctx, ownerId)
  const timeZone = timeZoneOf(givenZone)
  const country = ctx.country ?? null
  const id = newId()
  const stamps = { createdAt, seenAt: createdAt, provenAt: createdAt, expiresAt }
  const isNew = await ctx.db.transaction(async (tx) => {
    await noteLanguage(tx, ownerId, ctx.language)
    await insertSession(tx, {
      id,
      tokenHash: hashOf(token),
      ownerId,
      ...device,
      timeZone,
      country,
      ...stamps,
    })
    if ((await rememberDevice(tx, ownerId, device.deviceHash, createdAt)) !== 'new') return false
    const { browser, system } = device
    const data = { browser, system, timeZone, country, at: createdAt }
    const to = await findEmail(tx, ownerId)
    return to ? queueMail(tx, newDevice, { key: id, to, data, now: createdAt }) : false
  })
  ctx.log.info({ ownerId, isNewDevice: Boolean(isNew) }, 'session opened')
  if (isNew) sendSoon(ctx)
  return { token, ownerId }
}

/** Returns null for an invalid time zone: a wrong clock does not block the sign-in. */
const timeZoneOf = (given: string | undefined) =>
  given && timeZoneText(given, new Date(0)) !== null ? given : null
