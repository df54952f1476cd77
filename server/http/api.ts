import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import type { EndpointData } from '@/contract/endpoint'
import type { Ctx, Services } from '@/server/ctx'
import type { Limits } from './limits'

export type HonoEnv = {
  /** Absent when a test calls the app without a socket. */
  Bindings: Partial<HttpBindings>
  Variables: {
    ctx: Ctx
    internal: boolean
    /** The pattern, for the log: a path may hold what nobody should keep. */
    route: string
  }
}

export type HttpOptions = {
  limits: Limits
  internalSecret: string
  /** How many proxies of our own stand in front and write x-forwarded-for. */
  trustedProxies: number
}

/** The app as the modules see it: they `mount()` on it. `hono` is for what is no contract endpoint (files, webhooks). */
export type Api = {
  hono: Hono<HonoEnv>
  mounted: EndpointData[]
  services: Services
  options: HttpOptions
}

export function createApi(services: Services, options: HttpOptions): Api {
  return { hono: new Hono<HonoEnv>({ strict: false }), mounted: [], services, options }
}
