import { foldWord } from '../fold-word'
import { dayHeading, daysIn } from './days'
import type { Target } from './languages'
import { leads, notes } from './lexicon/notes'

const written = ['en', 'fr', 'de', 'ca', 'es'] as const satisfies Target[]

type Wording = (target: Target) => string | null

/** The phrases of a list of the lexicon, each with its wording. */
function wordingsOf(list: string) {
  const lines = list
    .replaceAll("'", '’')
    .split('\n')
    .filter((line) => line !== '')
  return new Map(
    lines.flatMap((line) => {
      const [phrases = '', ...texts] = line.split('|')
      const wording = Object.fromEntries(written.map((target, at) => [target, texts[at] ?? texts[0] ?? '']))
      const isInBrackets = phrases.startsWith('(')
      return phrases
        .replace('(', '')
        .split(', ')
        .map((phrase) => [phrase, { wording: wording as Record<Target, string>, isInBrackets }] as const)
    }),
  )
}

const known = { notes: wordingsOf(notes), leads: wordingsOf(leads) }

const numbers = 'una dos tres cuatro cinco seis siete ocho nueve diez once doce'.split(' ')

const abbreviations: [RegExp, string][] = [
  [/\b(?:aproximadamente|aprox|unos|unas)\b/g, ''],
  [
    /\b(?:sup(?:l(?:e(?:m(?:ent[oa]?)?)?)?)?|gehigarria|osagarria)\b(?: de(?= #))?(?: \+)?|^\+(?= #)/g,
    'supl',
  ],
  [/^\+? ?supl \+?|^con supl (?=#)|^amb supl (?=#)/g, 'supl '],
  [/\b(?:personas?|persones|persoas|pax|comensales|(?<=# )p)\b/g, 'pers'],
  [/(?<=# € )p[oe]r (?=pers$)/g, ''],
  [/\b(?:minimo|minim)\b(?: (?:de|para|per a|per))?|\bmin para\b/g, 'min'],
  [/^(?:para|per a|per|x) (?=# pers)/g, ''],
  [/\b(?:gramos|grams|grs?)\b/g, 'g'],
  [/\b(?:kilos?|kgs|quilos?)\b/g, 'kg'],
  [/\b(?:unidad(?:es)?|unitats?|ale|uds|unds?|unid|u|piezas?|pzas?|pzs|peces)\b/g, 'ud'],
  [/\b(?:horas|hores|hrs)\b/g, 'h'],
  [/\b(?:minutos|minuts)\b/g, 'min'],
]

const abbreviated = (phrase: string) =>
  abbreviations
    .reduce((text, [words, short]) => text.replace(words, short), phrase)
    .replace(/\s+/g, ' ')
    .trim()

/** A note as the lexicon has it: folded, with # for its number. */
function phraseOf(text: string) {
  const found: string[] = []
  const phrase = foldWord(text)
    .replace(new RegExp(`\\b(?:${numbers.slice(1).join('|')})\\b`, 'g'), (word) =>
      String(numbers.indexOf(word) + 1),
    )
    .replace(/\d+(?:[.,]\d+)?/g, (number) => {
      found.push(number)
      return ' # '
    })
    .replace(/€|\beur(?:os?)?\b/g, ' € ')
    .replace(/([+/])/g, ' $1 ')
    .replace(/[.:*!]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return { phrase: abbreviated(phrase), number: found[0] ?? '', isOne: found.length < 2 }
}

const singulars = new Map(
  'pieces piece, pièces pièce, unitats unitat, unidades unidad, people person, personnes personne, Personen Person, persones persona, personas persona, hours hour, Stunden Stunde, hores hora, horas hora'
    .split(', ')
    .map((pair) => pair.split(' ') as [string, string]),
)

/** «1 piece» */
const ofOne = (text: string) =>
  text.replace(/(?<![\d.,])1 (\p{L}+)/u, (_, thing: string) => `1 ${singulars.get(thing) ?? thing}`)

/** A note, or more of them with commas between: «300 g, mín. 2 personas». */
function noteOf(text: string, isInBrackets: boolean, isApart = false): Wording | null {
  const { phrase, number, isOne } = phraseOf(text)
  const isPrice = isInBrackets && /^(?:segun mercado|segons mercat)$/.test(phrase)
  const entry = known.notes.get(isPrice ? 'precio de mercado' : phrase)
  if (entry && isOne && (isInBrackets || !entry.isInBrackets))
    return (target) =>
      ofOne(entry.wording[target].replace('#', target === 'en' ? number.replace(',', '.') : number))
  const isDays = isInBrackets || isApart || /^(?:solo|nomes|de lunes)\b/.test(phrase)
  if (isDays && daysIn(foldWord(text).trim(), 'en')) return (target) => daysIn(foldWord(text).trim(), target)
  const pieces = text.split(/[,;·]\s+|\s+[-–]\s+/)
  if (pieces.length < 2) return null
  const all = pieces.map((piece) => noteOf(piece, isInBrackets))
  return all.includes(null) ? null : (target) => all.map((one) => one?.(target)).join(', ')
}

/** The words behind which a note may begin that has no brackets. */
const openings = /[\s,;–-]+(?=\S)/gu

function behind(dish: string): { from: number; note: Wording } | null {
  for (const { index, 0: gap } of dish.matchAll(openings)) {
    const rest = dish.slice(index + gap.length)
    const isApart = /[,;–-]/.test(gap)
    const note = index > 0 && rest.length < 60 ? noteOf(rest, false, isApart) : null
    if (note) return { from: index, note }
  }
  const [glued] = /\+\s?\d+(?:[.,]\d+)?\s?€?$/.exec(dish) ?? []
  const note = glued ? noteOf(glued, false) : null
  return note && glued ? { from: dish.length - glued.length, note } : null
}

/** «c/ bola de vainilla», «s/ gluten», «pat. fritas»: what menus shorten where there is little room. */
const shortened: [RegExp, string][] = [
  [/(?<=\s)c\/\s*(?=\p{L}{3})/giu, 'con '],
  [/(?<=\s)s\/\s*(?=\p{L}{3})/giu, 'sin '],
  [
    /(?<=^(?:zumo|suco?|macedonia|macedònia|ensalada de frutas|fruta|piña|yogur|iogurt)(?:\s[^(]*)?\s)\((natural(?:es)?)\)/iu,
    '$1',
  ],
  [/(?<!\p{L})pat\.\s*(?=frit)/giu, 'patatas '],
  [/(?<=\p{L}\s)ó(?=\s(?:vapor|forno|allo|viño|natural|queixo)(?!\p{L}))/giu, 'ao'],
  [/(?<=\p{L}\s)0[.,]0(?!\d)\s?%?/giu, 'sin alcohol'],
  [/\s(0[.,]\d{1,2})$/, ' $1 l'],
  [/\s([1-9]\d?[.,]\d{2})$/, ' $1 €'],
]

const spelledOut = (name: string) =>
  shortened.reduce((text, [short, words]) => text.replace(short, words), name)

/** «Entrecot 300 g con pimientos» */
const measure =
  /\s+(\d+(?:[.,]\d+)?\s?(?:g|grs?|gramos|kg|cl|ml|d[ií]as|dies|meses|mesos))\.?(?=\s+(?:con|amb|a|al|y|sobre|en)\s)/iu

/** «Media rac. de ensaladilla» */
const halfPortion = /^(?:media|½|1\/2)\s+rac(?:i[oó]n|\.)?\s+de\s+(?=\p{L})/iu

/** «Plato combinado nº 4» */
const orderNumber = /(?:\s+n(?:\.?[º°]|o\.|úm\.)\s*|(?<=combina[dt]o?)\s+)(\d+)(?=\s*(?:[:(]|[-–] |$))/iu

const signOfNumber: Record<Target, string> = { en: 'no.', fr: 'nº', de: 'Nr.', ca: 'núm.', es: 'nº' }

const numbering = /^\s*(?:[-–—•*·►]+|\d{1,2}\s*[.)º-]+)\s+(?!plato?\b)(?=\p{L})/iu

function leadOf(dish: string): { length: number; lead: Wording } | null {
  const [whole = '', words = '', sign = ''] = /^([^:,()+/]{2,40}?)(\s*:\s*|\s+[-–—]\s+)/u.exec(dish) ?? []
  const [first = ''] = /^\p{L}+(?=\s)/u.exec(dish) ?? []
  for (const [text, length] of [
    [words, sign ? whole.length : 0],
    [/^(?:hoy|avui|hoxe)$/i.test(first) || dayHeading(foldWord(first), 'en') ? first : '', first.length + 1],
  ] as const) {
    if (!text || length >= dish.length) continue
    const { phrase, number } = phraseOf(text)
    const entry = known.leads.get(phrase.replace('#', number))
    if (entry) return { length, lead: (target) => entry.wording[target] }
    if (dayHeading(phrase, 'en')) return { length, lead: (target) => dayHeading(phrase, target) }
    if (daysIn(phrase, 'en')) return { length, lead: (target) => capital(daysIn(phrase, target) ?? '') }
  }
  return null
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** «(vegana)» and «(vegetariano)» are said of the dish itself: no gloss of pork is true then. «(opción vegana)» is another dish. */
const isOfNoMeat = (text: string) =>
  text.split(',').some((piece) => /^veg(?:an|etarian)$/.test(noteOf(piece.trim(), true)?.('en') ?? ''))

export type Noted = {
  lead: Wording | null
  dish: string
  /** «nº 4», behind the name of the dish: before its list, where it has one. */
  number: Wording | null
  notes: Wording[]
  isMeatless: boolean
}

/** A dish without what stands beside it: «Jueves: paella (mín. 2 personas) +3 €». */
export function withoutNotes(name: string): Noted {
  const whole = spelledOut(name.replace(numbering, ''))
  const number = orderNumber.exec(whole)?.[1]
  const half = halfPortion.test(whole) ? noteOf('media racion', true) : null
  const measured = noteOf(measure.exec(whole)?.[1] ?? '', true)
  const bare = whole
    .replace(orderNumber, '')
    .replace(halfPortion, '')
    .replace(measured ? measure : '', '')
  const lead = leadOf(bare)
  let dish = bare.slice(lead?.length ?? 0)
  const last = trailing()
  let isMeatless = false
  const bracketed: Wording[] = []
  dish = dish.replace(/\s*\(([^()]*)\)/g, (written, inside: string, at: number) => {
    const note = at > 0 ? noteOf(inside, true) : null
    if (note) bracketed.push(note)
    isMeatless ||= note !== null && isOfNoMeat(inside)
    return note ? '' : written
  })
  const numbered: Wording | null = number ? (target) => `${signOfNumber[target]} ${number}` : null
  const found = [
    ...(half ? [half] : []),
    ...(measured ? [measured] : []),
    ...trailing(),
    ...bracketed,
    ...last,
  ]
  const rest = dish.replace(/\s*[*…]+\s*$/u, '')
  return { lead: lead?.lead ?? null, dish: rest, number: numbered, notes: found, isMeatless }

  function trailing(): Wording[] {
    const last = behind(dish)
    if (!last) return []
    dish = dish.slice(0, last.from)
    return [...trailing(), last.note]
  }
}

export const notesIn = (noted: Noted, target: Target) =>
  noted.notes
    .map((note) => note(target))
    .filter((text) => text !== null)
    .map((text) => `(${priced(text, target)})`)
    .join(' ')

/** In English the sign of the money is in front: «€2.50 extra». */
const priced = (text: string, target: Target) =>
  target === 'en' ? text.replace(/(\d[\d.]*)\s€/g, '€$1') : text
