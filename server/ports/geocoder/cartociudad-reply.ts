import { z } from 'zod'

const text = z.string().nullish()

/** As much of CartoCiudad's address as is used; what it leaves out is null or missing, by the kind of address. */
export const cartoAddress = z.object({
  id: z.string(),
  type: z.string(),
  address: text,
  tip_via: text,
  portalNumber: z.number().nullish(),
  extension: text,
  postalCode: text,
  muni: text,
  lat: z.number().nullish(),
  lng: z.number().nullish(),
})

export type CartoAddress = z.infer<typeof cartoAddress>

const small = /^(de|del|la|las|los|el|els|les|l|d|y|i|e|do|da|dos|das|a|o)$/

/** CartoCiudad shouts: «CALLE ALCALA 1, Madrid» becomes «Calle Alcala 1, Madrid». */
export function spoken(shouted: string): string {
  return shouted.replace(/\p{L}+(?:['’]\p{L}+)?/gu, (word, at: number) => {
    if (word !== word.toUpperCase()) return word
    const parts = word.toLowerCase().split(/(?<=['’])/)
    return parts.map((part, index) => (at + index > 0 && isSmall(part) ? part : capital(part))).join('')
  })
}

const isSmall = (word: string) => small.test(word.replace(/['’]$/, ''))
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** «Plaza Puerta del Sol» and «7». */
export function streetOf({ tip_via, address, portalNumber, extension }: CartoAddress) {
  const road = spoken([tip_via, address].filter(Boolean).join(' '))
  return { road, house_number: portalNumber ? `${portalNumber}${extension ?? ''}` : '' }
}
