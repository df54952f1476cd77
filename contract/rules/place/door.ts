const months =
  'enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|gener|març|maig|juny'

/** «5 B Madrid» has the door B, and «5 a Madrid» a preposition: a letter that is also a word ends the text or the part. */
const letter = String.raw`(?:[b-df-np-xz]|[aeoy](?=\s*(?:,|$)))`
const ends = String.raw`(?![\p{L}\p{M}\d])`

/** «30», «12-14», «12A», «12 bis». A number of five digits is a postcode. */
const number = String.raw`\d{1,4}(?:\s?[-–/]\s?\d{1,4})?(?:\s?(?:bis|ter|duplicado)|[a-z]|\s${letter})?`
const calledNumber = String.raw`(?:n(?:[ºo°]|\.[ºo°])?\.?|n[uú]m(?:ero)?\.?)\s?${number}`
const kilometre = String.raw`(?:km|pk|kil[oó]metro)\.?\s?\d{1,4}(?:[.,]\d{1,3})?`
const room = String.raw`(?:piso|planta|puerta|pta|portal|escalera|esc|bloque|blq|bl|local|nave|oficina|apto|apartamento)\.?\s?(?:\d{1,3}[ºª°]?|izq(?:uierda|da|d)?|izda|d(?:er)?cha|derecha|dreta|esquerra|${letter}|[a-z])`
const without = String.raw`s\s?[/.]\s?n\.?|sin n[uú]mero`

const floor = String.raw`\d{1,2}\s?\.?[ºª°]\s?-?\s?(?:[a-z]|\d{1,2}[ºª°]?)?`
const level =
  '(?:bajos?|baixos?|entresuelo|entlo|principal|pral|[aá]tico|sobre[aá]tico|s[oó]tano|semis[oó]tano|izq(?:uierda|da|d)?|izda|d(?:er)?cha|derecha|dreta|esquerra|interior|exterior)\\.?'

const first = new RegExp(`[\\s,]+(${calledNumber}|${kilometre}|${number}|${room}|${without})${ends}`, 'giu')
const further = new RegExp(`[\\s,]+(?:${floor}|${room}|${level}|${number}|${letter})${ends}`, 'iuy')
const leading = new RegExp(`^(${number})${ends}[\\s,]+(?=\\p{L}{2})`, 'iu')

const isDate = new RegExp(`^\\s+de\\s+(?:${months})`, 'iu')

/** «calle 13» and «distrito 5» are names. */
const isNamedByNumber =
  /^(?:calle|c\/|avenida|avda|av\.?|plaza|carrer|carretera|distrito|barrio|zona|sector)(?:\s+(?:del?|el))?$/iu

/** What the number says: «nº 30» is 30, and «s/n» says that there is none. */
const bare = (door: string) =>
  door.replace(new RegExp(`^(?:${without})${ends}[\\s,]*`, 'iu'), '').replace(/^n\D*(?=\d)/iu, '')

export type TypedDoor = {
  /** The text before the number, where the street is, and after it, where the town is. */
  before: string
  after: string
  /** As typed: «12, 3º B». Empty without a number. */
  door: string
}

/** Takes the number, floor and door out of a typed address. */
export function withoutDoor(typed: string): TypedDoor {
  const ahead = leading.exec(typed)
  if (ahead?.[1] && !isDate.test(typed.slice(ahead[1].length)))
    return { before: typed.slice(ahead[0].length), after: '', door: ahead[1] }
  for (const found of typed.matchAll(first)) {
    const before = typed.slice(0, found.index)
    const after = found.index + found[0].length
    if (!/\p{L}{2}/u.test(before) || isNamedByNumber.test(before.trim())) continue
    if (isDate.test(typed.slice(after))) continue
    const end = endOfDoor(typed, after)
    const door = typed.slice(found.index, end).replace(/^[\s,]+/, '')
    return { before, after: typed.slice(end), door: bare(door) }
  }
  return { before: typed, after: '', door: '' }
}

function endOfDoor(typed: string, from: number): number {
  further.lastIndex = from
  return further.test(typed) ? endOfDoor(typed, further.lastIndex) : from
}
