import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import type { EndpointData } from '@/contract/endpoint'
import type { Ctx, Services } from '@/server/ctx'
import { createTurns, type Turns } from './client-turns'
import type { Limits } from './limits'

export type HonoEnv = {
  /** Absent when a test calls the app without a socket. */
  Bindings: Partial<HttpBindings>
  Variables: {
    ctx: Ctx
    internal: boolean
    /** The route's pattern, for the log: a path may hold data that must not be logged. */
    route: string
    /** For the log: the owner of the token, and the reason of a refusal. */
    ownerId: string
    refusal: string
  }
}

export type HttpOptions = {
  limits: Limits
  /** The secret by which the web proves itself. During a change of secrets, the previous one is valid too. */
  internalSecret: string
  previousSecret?: string
  /** How many of our own proxies stand before the api and write x-forwarded-for. */
  trustedProxies: number
  /** The header in which the network in front names the client's country. */
  countryHeader?: string | undefined
  /** The header in which the outermost of these proxies names each request. */
  requestIdHeader?: string | undefined
}

/** The app as the modules see it: they `mount()` endpoints on it. `hono` is for routes outside the contract (files, webhooks). */
export type Api = {
  hono: Hono<HonoEnv>
  mounted: EndpointData[]
  services: Services
  options: HttpOptions
  turns: Turns
  /** From which the web has proved itself: its connections are those of all visitors. */
  webAddresses: Set<string>
  /** The process ends soon: proxies should send new requests elsewhere. */
  isEnding: boolean
}

export function createApi(services: Services, options: HttpOptions): Api {
  const hono = new Hono<HonoEnv>({ strict: false })
  return {
    hono,
    mounted: [],
    services,
    options,
    turns: createTurns(),
    webAddresses: new Set(),
    isEnding: false,
  }
}
