import { knownBeginning } from './known-dishes'
import { fold, stems } from './words'

const joint = String.raw`(?:con|amb|with|co|cun|cunha|por|per)`
const verbs: [RegExp, string][] = [
  [
    /^(?:arranc|empez|empiez|empec|comenz|comienz|comenc|començ|inici|abr|obr|start|begin|kick)\p{L}*(?: off)?$/u,
    'primeros',
  ],
  [/^(?:segu|sigu|continu|prossegu|prosegu|follow)\p{L}*$/u, 'segundos'],
  [/^(?:acab|termin|finaliz|finalitz|remat|cerr|tanqu|pech|finish|end|endulz|conclu)\p{L}*$/u, 'postres'],
]
const shape = new RegExp(
  String.raw`(?<=^|[\s,;.:(])(?:(?:[yie]|eta|and|then|luego|despues|despres|despois)[ ,]+){0,2}(\p{L}{3,14}(?: off)?) ${joint} (?=\p{L})`,
  'gu',
)

/**
 * «Arrancamos con empanadas o provoleta, seguimos con vacío y cerramos con panqueques»: a verb that says which course comes is written as that
 * course, where a dish stands behind it or another such verb is in the line.
 */
export function withCourseVerbs(line: string): string {
  const folded = fold(line)
  if (folded.length !== line.length) return line
  const found = [...folded.matchAll(shape)].flatMap((match) => {
    const [words, verb = ''] = match
    const course = verbs.find(([pattern]) => pattern.test(verb))?.[1]
    const end = match.index + words.length
    return course ? [{ start: match.index, end, course }] : []
  })
  const isDish = (end: number) => knownBeginning(stems(folded.slice(end, end + 40)).slice(0, 5)) !== null
  const taken = found.filter(({ end }) => isDish(end))
  if (taken.length === 0) return line
  const all = taken.length > 1 ? found : taken
  const parts = all.map(({ start, end, course }, at) => {
    const before = line
      .slice(all[at - 1]?.end ?? 0, start)
      .trimEnd()
      .replace(/[,;.]$/, '')
    return `${before}${start > 0 ? ', ' : ''}${course}: ${at === all.length - 1 ? line.slice(end) : ''}`
  })
  return parts.join('')
}
