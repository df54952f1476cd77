import type { Prng } from '../prng'

export type Contact = {
  contactNumber: string
  whatsappNumber1: string
  whatsappNumber2: string | null
  instagram: string | null
  facebook: string | null
  website: string | null
}

/** The ASCII letters and digits of a name, for addresses. */
export function handleOf(name: string): string {
  return name
    .normalize('NFD')
    .replaceAll('&', 'y')
    .replace(/[^a-zA-Z0-9]/g, '')
    .toLowerCase()
}

const digits = (count: number, random: Prng) => Array.from({ length: count }, () => random.int(0, 9)).join('')

/** The Spanish numbering plan gives no subscriber a number in 99x (fixed) or 79x (mobile). */
export const demoLandline = (random: Prng) => `99${digits(7, random)}`
export const demoMobile = (random: Prng) => `79${digits(7, random)}`

export function contactOf(name: string, random: Prng): Contact {
  const handle = handleOf(name).slice(0, 24)
  const scheme = random.chance(0.7) ? 'https://' : ''
  return {
    contactNumber: random.chance(0.75) ? demoLandline(random) : demoMobile(random),
    whatsappNumber1: demoMobile(random),
    whatsappNumber2: random.chance(0.15) ? demoMobile(random) : null,
    instagram: random.chance(0.72) ? `${handle}.demo` : null,
    facebook: random.chance(0.5) ? `${handle}.demo` : null,
    website: random.chance(0.55) ? `${scheme}www.${handle}.example` : null,
  }
}
