import { isOff, type Switch } from '@/contract/plain.mjs'

/** In a browser: whether PLAIN, which is written on the page, switches this off. */
export const isPlainHere = (name: Switch) => isOff(document.documentElement.dataset.plain, name)
