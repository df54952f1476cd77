import { withoutLeadIn } from './dishes'
import { jointsOf } from './joints'
import { isGarnish, knownBeginning } from './known-dishes'
import { unmarkedJoints } from './list-style'
import { fold, stems } from './words'

/** The words before the dishes, and the dishes. */
export type ServedList = { prefix: string; dishes: string }

const isDish = (part: string) => {
  const words = stems(fold(withoutLeadIn(part.trim())))
  const known = knownBeginning(words)
  return known !== null && !(isGarnish(words[0] ?? '') && words.length === 1)
}

/** «Alubias / paella» behind a colon: words that are a garnish elsewhere. */
const isSingle = (part: string) => {
  const words = stems(fold(part.trim()))
  return words.length === 1 && knownBeginning(words)?.sure === true
}

/** The index at which the first dish of a text is named, after at most twelve words. */
function firstDish(text: string): number {
  const words = [...fold(text).matchAll(/[\p{L}\p{N}'’·]+/gu)].slice(0, 18)
  const all = words.map(({ 0: word }) => stems(word)[0] ?? word)
  const at = all.findIndex((_, index) => {
    const known = knownBeginning(all.slice(index, index + 5))
    return known !== null && (known.sure || (index > 0 && /^un[ao]?s?$/.test(all[index - 1] ?? '')))
  })
  return words[at]?.index ?? -1
}

const partsOf = (text: string) => {
  const cuts = unmarkedJoints(text)
  return [0, ...cuts].map((start, at) => text.slice(start, cuts[at]))
}

const serves =
  /(?:^|[^\p{L}])(?:menu|hoy|hui|avui|hoxe|gaur|tenemos|tenim|temos|teneis|tienes|hay|hi ha|ponemos|servimos|ofrecemos|mediodia|carta|elegir|queda|quedan|primero?s?|segundos?|tocan?|traemos|preparo|preparamos|prepar(?:ad|at|atu)\p{L}*|hecho|fet|feito|cocinad[oa]|pongo|sirvo|servimos|have|there is|today|tomorrow|lunes|martes|miercoles|jueves|viernes|sabado|domingo|manana|dema)(?![\p{L}])/u

/** «lunes y martes el mismo menú porque no está el cocinero: ensaladilla o sopa …»: at least two dishes behind words that are none. */
export function servedList(written: string): ServedList | null {
  const text = withoutLeadIn(written)
  const colon = /^([^:]{2,120}?) ?: ?(?=\S)/.exec(text)
  const from = colon ? colon[0].length : firstDish(text)
  if (from < 0) return null
  const prefix = text.slice(0, from).replace(/[\s,:–—-]+$/, '')
  const dishes = text.slice(from)
  if (/^(?:nota|ojo|aviso|atencion)\b/.test(fold(prefix))) return null
  if (prefix !== '' && !colon && !serves.test(fold(prefix))) return null
  const joints = jointsOf(dishes)
  const marked = [0, ...joints.map(({ end }) => end)].map((start, at) =>
    dishes.slice(start, joints[at]?.start),
  )
  const parts = marked.length > 1 || prefix === '' ? marked : partsOf(dishes)
  const found = parts.filter((part) => isDish(part) || (colon && isSingle(part))).length
  if (found < 2 || found * 2 < parts.length) return null
  return { prefix, dishes }
}
