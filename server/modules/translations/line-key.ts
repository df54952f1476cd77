import { keyOf } from '@/server/text/dishes/tokens'

/** One key for a name however it is written: without capitals, accents, and signs at its end. Empty for a name without a letter. */
export const lineKey = (name: string) => keyOf(name).replace(/[ .,;]+$/, '')
