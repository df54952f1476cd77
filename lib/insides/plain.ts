import { isOff, type Switch } from '@/contract/plain.mjs'
import { env } from '../env'

/** Whether PLAIN switches this off. Then Next behaves as it does by itself. */
export const isPlain = (name: Switch) => isOff(env().PLAIN, name)

/** Written on `<html>`, so that browsers know what PLAIN switches off. */
export const plainMark = () => env().PLAIN || undefined
