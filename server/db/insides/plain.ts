import { isOff, type Switch } from '@/contract/plain.mjs'
import { serverEnv } from '@/server/env'

/** Whether PLAIN switches this off. Then PGlite, V8 and drizzle behave as they do by themselves. */
export const isPlain = (name: Switch) => isOff(serverEnv().PLAIN, name)
