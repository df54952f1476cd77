import type { Context } from 'hono'
import { withFileAddresses } from '@/contract/entities/file-address'
import type { HonoEnv } from './api'

/** Mantel's own web serves files under the stored paths. Any other client needs the whole address. */
export const namedFiles = (c: Context<HonoEnv>, json: string) =>
  c.var.internal ? json : withFileAddresses(json, c.var.ctx.site.url)
