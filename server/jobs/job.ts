import type { z } from 'zod'
import type { Services } from '@/server/ctx'
import type { OpenDatabase } from '@/server/db/client'

/** The context of a handler. A handler may run twice, so each of its steps has to be safe to repeat. */
export type JobCtx = Services & {
  database: OpenDatabase
  /** The process will end soon: a handler should leave work to the next process. */
  ending?: AbortSignal
}

type Handler<S extends z.ZodType> = (ctx: JobCtx, data: z.output<S>) => Promise<void>

type Definition<S extends z.ZodType> = {
  name: string
  data: S
  /** The schedule as a cron expression, in Europe/Madrid. */
  schedule?: string
  /** Also runs at the start of each minute, because cron and queue add a delay of almost a minute. */
  everyMinute?: boolean
  /** Loads on the first run, so that the start of the process is fast. */
  load: () => Promise<Handler<S>>
}

export type Job = {
  name: string
  schedule: string | undefined
  everyMinute: boolean
  run: (ctx: JobCtx, data: unknown) => Promise<void>
}

/** A job as data. Parses stored data, because an older version may have written the data. */
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
