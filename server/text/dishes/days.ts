import type { Target } from './languages'

/** Each day in the languages that dishes are written in, folded. */
const names = [
  'lunes dilluns luns astelehena astelehenean astelehenetan',
  'martes dimarts asteartea asteartean asteartetan',
  'miercoles dimecres mercores asteazkena asteazkenean asteazkenetan',
  'jueves dijous xoves osteguna ostegunean ostegunetan',
  'viernes divendres venres ostirala ostiralean ostiraletan',
  'sabado sabados dissabte dissabtes larunbata larunbatean larunbatetan',
  'domingo domingos diumenge diumenges igandea igandean igandeetan',
].map((all) => all.split(' '))

const monday = Date.UTC(2024, 0, 1)

const dayIn = (target: Target, day: number) => {
  const name = new Intl.DateTimeFormat(target, { weekday: 'long', timeZone: 'UTC' }).format(
    monday + day * 24 * 60 * 60 * 1000,
  )
  return target === 'de' || target === 'en' ? name : name.toLowerCase()
}

const dayOf = (word: string) => {
  const day = names.findIndex((all) => all.includes(word))
  return day < 0 ? null : day
}

const only: Record<Target, (days: string) => string> = {
  en: (days) => `${days} only`,
  fr: (days) => `seulement ${days}`,
  de: (days) => `nur ${days}`,
  ca: (days) => `només ${days}`,
  es: (days) => `solo ${days}`,
}

const from: Record<Target, (first: string, last: string) => string> = {
  en: (first, last) => `${first} to ${last}`,
  fr: (first, last) => `du ${first} au ${last}`,
  de: (first, last) => `${first} bis ${last}`,
  ca: (first, last) => `de ${first} a ${last}`,
  es: (first, last) => `de ${first} a ${last}`,
}

const weekends: Record<Target, string> = {
  en: 'weekends',
  fr: 'le week-end',
  de: 'am Wochenende',
  ca: 'cap de setmana',
  es: 'fines de semana',
}

const holidays: Record<Target, string> = {
  en: 'public holidays',
  fr: 'les jours fériés',
  de: 'feiertags',
  ca: 'festius',
  es: 'festivos',
}

/** «dom.» */
const shortDays = 'lun mar mie jue vie sab dom'.split(' ')

/** Each month as it is written, folded. */
const months = [
  'enero gener xaneiro urtarrila',
  'febrero febrer febreiro otsaila',
  'marzo marc martxoa',
  'abril apirila',
  'mayo maig maio maiatza',
  'junio juny xuno ekaina',
  'julio juliol xullo uztaila',
  'agosto agost abuztua',
  'septiembre setembre setembro iraila',
  'octubre outubro urria',
  'noviembre novembre novembro azaroa',
  'diciembre desembre decembro abendua',
].map((all) => all.split(' '))

const seasons: [string, Record<Target, string>][] = [
  [
    'primavera udaberria',
    { en: 'spring', fr: 'au printemps', de: 'im Frühling', ca: 'primavera', es: 'primavera' },
  ],
  ['verano estiu veran uda', { en: 'summer', fr: 'en été', de: 'im Sommer', ca: 'estiu', es: 'verano' }],
  [
    'otono tardor outono udazkena',
    { en: 'autumn', fr: 'en automne', de: 'im Herbst', ca: 'tardor', es: 'otoño' },
  ],
  [
    'invierno hivern inverno negua',
    { en: 'winter', fr: 'en hiver', de: 'im Winter', ca: 'hivern', es: 'invierno' },
  ],
  [
    'cuaresma quaresma coresma',
    { en: 'Lent', fr: 'pendant le carême', de: 'in der Fastenzeit', ca: 'quaresma', es: 'cuaresma' },
  ],
]

/** A month or a season in which a dish is served. */
function timeOfYear(folded: string, target: Target): string | null {
  const season = seasons.find(([names]) => names.split(' ').includes(folded))?.[1]
  if (season) return season[target]
  const month = months.findIndex((names) => names.includes(folded))
  if (month < 0) return null
  const name = new Intl.DateTimeFormat(target, { month: 'long', timeZone: 'UTC' }).format(
    Date.UTC(2024, month),
  )
  return target === 'fr' ? `en ${name}` : target === 'de' ? `im ${name}` : name
}

/** «Jueves»: what stands before a dish. */
export function dayHeading(folded: string, target: Target): string | null {
  const day = dayOf(folded)
  if (day === null) return null
  const name = dayIn(target, day)
  return name.charAt(0).toLocaleUpperCase(target) + name.slice(1)
}

/** «solo jueves y domingos», «de lunes a viernes», folded. */
export function daysIn(folded: string, target: Target): string | null {
  const [, restricted, rest = ''] =
    /^((?:solo|solamente|unicamente|nomes|so|disponible)(?: |$))?(?:(?:los|els|os|el|en|de) (?!\S+ a ))?(.+)$/.exec(
      folded,
    ) ?? []
  const [, first, last] = /^de (\S+) a (\S+)$/.exec(rest) ?? []
  const [begins, ends] = [dayOf(first ?? ''), dayOf(last ?? '')]
  if (begins !== null && ends !== null) {
    const range = from[target](dayIn(target, begins), dayIn(target, ends))
    return restricted ? only[target](range) : range
  }
  const days = rest
    .split(/\s*,\s*|\s+(?:y|i|e|o|eta)\s+/)
    .map((one) => oneIn(one.replace(/^(?:los|els|os|el) /, ''), target))
  if (days.some((day) => day === null)) return null
  const list = new Intl.ListFormat(target, { type: 'conjunction' }).format(days.filter((day) => day !== null))
  return restricted ? only[target](list) : list
}

function oneIn(folded: string, target: Target): string | null {
  if (/^(?:fin(?:es)? de semana|caps? de setmana|finde)$/.test(folded)) return weekends[target]
  if (/^(?:festivos|festius|dias festivos)$/.test(folded)) return holidays[target]
  const day = dayOf(folded) ?? shortDays.indexOf(/^(\w{3})\.$/.exec(folded)?.[1] ?? '-')
  if (day < 0) return timeOfYear(folded, target)
  const name = dayIn(target, day)
  if (target === 'fr') return `le ${name}`
  return target === 'de' ? `${name.toLowerCase()}s` : target === 'en' ? `${name}s` : name
}
