import type { Context } from 'hono'
import type { Auth } from '@/contract/endpoint'
import type { SignedIn } from '@/server/ctx'
import { AppError } from '@/server/errors'
import { findSession, noteLanguage } from '@/server/modules/sessions'
import type { HonoEnv } from './api'

/** Lets the caller in or throws. Returns the owner when the endpoint belongs to owners. */
export async function authenticate(c: Context<HonoEnv>, auth: Auth): Promise<SignedIn | undefined> {
  if (auth === 'public') return undefined
  if (auth === 'internal') {
    if (!c.var.internal) throw new AppError('unauthenticated', 'internal-only')
    return undefined
  }
  const token = /^Bearer ([\w-]{1,200})$/i.exec(c.req.header('authorization') ?? '')?.[1]
  if (!token) throw new AppError('unauthenticated', 'token-missing')
  const owner = await findSession(c.var.ctx, token)
  if (!owner) throw new AppError('unauthenticated', 'token-unknown')
  if (c.req.method !== 'GET') await noteLanguage(c.var.ctx.db, owner.ownerId, c.var.ctx.language)
  return owner
}
