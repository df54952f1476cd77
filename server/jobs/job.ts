import type { z } from 'zod'
import type { Services } from '@/server/ctx'
import type { OpenDatabase } from '@/server/db/client'

/** What a handler works with. It may run twice: each of its steps has to be safe to repeat. */
export type JobCtx = Services & {
  database: OpenDatabase
  /** The process is about to end: what can be left to the next one should be. */
  ending?: AbortSignal
}

type Handler<S extends z.ZodType> = (ctx: JobCtx, data: z.output<S>) => Promise<void>

type Definition<S extends z.ZodType> = {
  name: string
  data: S
  /** When it runs by itself, as cron has it, in Spain's time. */
  schedule?: string
  /** Besides, as each minute begins: cron and queue take most of a minute more. */
  everyMinute?: boolean
  /** Loaded when the first one runs, so that starting does not pay for it. */
  load: () => Promise<Handler<S>>
}

export type Job = {
  name: string
  schedule: string | undefined
  everyMinute: boolean
  run: (ctx: JobCtx, data: unknown) => Promise<void>
}

/** A job as data. What is stored was written by some version of us, so it is parsed before it is believed. */
export function job<S extends z.ZodType>({
  name,
  data,
  schedule,
  everyMinute = false,
  load,
}: Definition<S>): Job {
  return {
    name,
    schedule,
    everyMinute,
    run: async (ctx, stored) => (await load())(ctx, data.parse(stored)),
  }
}
