import type { Messages } from 'next-intl'
import { fill } from './fill'

type Device = { browser: string | null; system: string | null }

/** «Chrome en Android», or the part of it that is known. */
export function deviceText({ browser, system }: Device, labels: Messages['deviceName']) {
  return browser && system ? fill(labels.both, { browser, system }) : (browser ?? system ?? labels.unknown)
}
