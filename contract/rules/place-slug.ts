import { bilingualNames, otherNames } from './place-names'

const longest = 80

/** A name as an address has it: no accents, no capitals, a hyphen for whatever is no letter or figure. */
export function placeSlug(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, longest)
    .replace(/^-|-$/g, '')
}

/** «Coruña, A»: as lists sort it. */
const articleLast = /^(.+), ?(a|as|el|els|es|l'|la|las|les|los|o|os|sa)$/i

const readable = (name: string) =>
  name.trim().replace(articleLast, (_, noun, article) => `${article} ${noun}`)

/** «Nàquera/Náquera» differ in an accent alone. */
const officialSlug = (name: string) => [...new Set(name.split('/').map(placeSlug))].join('-')

const bilingual = bilingualNames.flatMap((name) => {
  const halves = name.split('/')
  const spellings = [...halves, name, halves.toReversed().join('/')]
  return spellings.map((spelling) => [spelling, name] as const)
})

const official = new Map(
  [...bilingual, ...Object.entries(otherNames)].map(([spelling, name]) => [
    placeSlug(spelling),
    officialSlug(name),
  ]),
)

/** One address a city, whichever of its names it is called by; '' for what has no letter in it. */
export function citySlug(name: string): string {
  const slug = placeSlug(readable(name))
  return official.get(slug) ?? slug
}
