import { isFood } from '@/contract/rules/menu-text/known-dishes'
import { fold, soundOf, stem } from '@/contract/rules/menu-text/words'
import { editDistance } from '@/server/text/edit-distance'
import { languageOf } from './language-of'
import { kindsOf } from './word-kinds'
import type { Word } from './words-of'

/** What stands around a message: the dishes of the menu that is talked of, and what the chatbot waits for. */
export type Around = { dishes: string[]; state: string }

const numbers =
  /^(?:un|uno|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince|dieciseis|diecisiete|dieciocho|veinte|veintiun[oa]?|deu|onze|dotze|tretze|quinze|ten|twelve|eleven|thirteen|hamar|hamabi|hamahiru|medio|media|quatre|cinc|sis|set|vuit|nou)$/
const days =
  /^(?:hoy|oy|avui|hoxe|gaur|today|manana|mañana|dema|bihar|tomorrow|ayer|ahir|onte|atzo|yesterday|pasado|lunes|martes|miercoles|jueves|viernes|sabado|domingo|dilluns|dimarts|dimecres|dijous|divendres|dissabte|diumenge|luns|mercores|xoves|venres|astelehen\w*|astearte\w*|asteazken\w*|ostegun\w*|ostiral\w*|larunbat\w*|igande\w*|monday|tuesday|wednesday|thursday|friday|saturday|sunday|finde|semana|festivo|puente)$/
const courses =
  /^(?:primer[oa]?s?|segund[oa]s?|postres?|entrantes?|entrants?|segons?|primeiros?|sobremesas?|starters?|mains?|desserts?|plato|platos|plats?)$/
const small =
  /^(?:el|la|los|las|lo|un|una|unos|unas|de|del|con|al|a|y|e|o|u|en|i|els|les|amb|os|as|do|da|the|of|and|or|with)$/

function shapeOf({ raw, plain }: Word): string {
  if (/^\d+:\d\d$/.test(plain)) return 'time'
  if (/^\d+[.,'’]\d+$/.test(plain)) return 'decimal'
  if (/^\d+$/.test(plain)) return plain.length > 2 ? 'long' : Number(plain) > 24 ? 'big' : 'figure'
  if (numbers.test(plain)) return 'number-word'
  if (days.test(plain)) return 'day'
  if (courses.test(plain)) return 'course'
  if (raw === '\n') return 'break'
  if (/\p{Extended_Pictographic}/u.test(raw)) return 'emoji'
  if (!/\p{L}/u.test(raw)) return 'mark'
  if (small.test(plain)) return 'small'
  return 'word'
}

const keyOf = (plain: string) => soundOf(stem(plain))

/** Which words belong to a dish of the menu: «exact» where a whole name begins, «in» elsewhere. */
function ofMenu(words: Word[], { dishes }: Around): string[] {
  const known = new Set(
    dishes.flatMap((dish) => (fold(dish).match(/\p{L}{4,}/gu) ?? []).map((word) => keyOf(word))),
  )
  const near = [...known].filter((key) => key.length >= 5)
  const isNear = (key: string) =>
    key.length >= 5 &&
    near.some(
      (one) => Math.abs(one.length - key.length) <= 1 && one[0] === key[0] && editDistance(one, key) <= 1,
    )
  return words.map(({ plain }) => {
    const key = plain.length >= 4 ? keyOf(plain) : ''
    return key && (known.has(key) || isNear(key)) ? 'menu' : ''
  })
}

/** The features of each word of a message, as texts. The training and the reading use the same ones. */
export function featuresOf(words: Word[], around: Around): string[][] {
  const shapes = words.map(shapeOf)
  const kinds = ofMenu(words, around).map((there, at) => {
    const { plain = '' } = words[at] ?? {}
    if (there) return 'menu'
    return shapes[at] === 'word' && isFood([stem(plain)]) ? 'food' : (shapes[at] ?? '')
  })
  const plainAt = (at: number) =>
    at < 0 ? '^' : at >= words.length ? '$' : shapes[at] === 'figure' ? '#' : (words[at]?.plain ?? '')
  const kindAt = (at: number) => (at < 0 ? '^' : (kinds[at] ?? '$'))
  const doing = words.map((word) => kindsOf(word.plain))
  const doesAt = (at: number) =>
    at < 0 ? '^' : at >= words.length ? '$' : (doing[at]?.[0] ?? kinds[at] ?? '')
  const asks = words.some(({ plain }) => plain === '?' || plain === '¿')
  const clauses = clausesOf(words, doing)
  const language = languageOf(words.map(({ plain }) => plain))
  const keys = words.map(({ plain }) => (/\p{L}/u.test(plain) ? keyOf(plain) : ''))
  const keyAt = (at: number) => (at < 0 ? '^' : (keys[at] ?? '$') || (shapes[at] ?? ''))
  /** What the next words on one side do, and whether a mark, a joint or a dish lies between. */
  const sideOf = (at: number, way: 1 | -1, kind: string): string[] => {
    const found: string[] = []
    let between = ''
    let doers = 0
    for (let step = 1; step <= 7 && doers < 2; step += 1) {
      const place = at + way * step
      const word = words[place]
      if (!word) {
        found.push(`${way}end${Math.min(step, 4)}`)
        break
      }
      const { plain } = word
      if (
        /^(?:y|e|i|pero|que|q|ni|and|but|eta|porque|pq|xq)$/.test(plain) ||
        shapes[place] === 'mark' ||
        shapes[place] === 'break'
      )
        between += between.includes('j') ? '' : 'j'
      if (kinds[place] === 'menu' && !between.includes('m')) between += 'm'
      const does = doing[place]?.[0]
      if (!does && shapes[place] !== 'word') continue
      if (kinds[place] === 'menu' || kinds[place] === 'food') continue
      const telling = does ?? plain.slice(0, 5)
      found.push(`${way}${doers}s=${telling}|${between}`, `${way}h=${plain.slice(0, 6)}|${between}`)
      if (doers === 0) found.push(`${way}s|k=${telling}|${between}|${kind}`)
      doers += 1
    }
    return found
  }
  return words.map(({ plain }, at) => {
    const [one, two, before, after] = [plainAt(at), plainAt(at + 1), plainAt(at - 1), plainAt(at + 2)]
    const kind = kindAt(at)
    const clause = clauses[at] ?? { head: '', does: [] }
    const found = [
      'b',
      `w=${one}`,
      `k=${kind}`,
      `w-=${before}`,
      `w+=${two}`,
      `w--=${plainAt(at - 2)}`,
      `w++=${after}`,
      `w-w=${before}|${one}`,
      `ww+=${one}|${two}`,
      `w-w+=${before}|${two}`,
      `k-=${kindAt(at - 1)}`,
      `k+=${kindAt(at + 1)}`,
      `kk=${kindAt(at - 1)}|${kind}|${kindAt(at + 1)}`,
      `k+k=${kindAt(at + 1)}|${kindAt(at + 2)}`,
      `w-k=${before}|${kind}`,
      `w--k=${plainAt(at - 2)}|${kind}`,
      `kw+=${kind}|${two}`,
      `s=${around.state}`,
      `s|w=${around.state}|${one}`,
      `s|k=${around.state}|${kind}`,
      `c=${clause.head}`,
      `c|k=${clause.head}|${kind}`,
      `n=${Math.min(6, Math.floor(words.length / 4))}`,
      `n|k=${Math.min(6, Math.floor(words.length / 4))}|${kind}`,
      ...(asks ? [`?|k=${kind}`, '?'] : []),
      ...sideOf(at, -1, kind),
      ...sideOf(at, 1, kind),
      ...(doing[at] ?? []).map((one) => `d=${one}`),
      ...(doing[at - 1] ?? []).map((one) => `d-=${one}`),
      ...(doing[at + 1] ?? []).map((one) => `d+=${one}`),
      `L=${language}`,
      `L|w=${language}|${one}`,
      `y-=${keyAt(at - 1)}`,
      `y+=${keyAt(at + 1)}`,
      `y-y=${keyAt(at - 1)}|${keyAt(at)}`,
      `yy+=${keyAt(at)}|${keyAt(at + 1)}`,
      ...clause.does.flatMap((does) => [`C=${does}`, `C|k=${does}|${kind}`]),
      `d-d=${doesAt(at - 1)}|${doesAt(at)}`,
      `dd+=${doesAt(at)}|${doesAt(at + 1)}`,
      `d-d+=${doesAt(at - 1)}|${doesAt(at + 1)}`,
      `d--d-=${doesAt(at - 2)}|${doesAt(at - 1)}`,
      `d-dd+=${doesAt(at - 1)}|${doesAt(at)}|${doesAt(at + 1)}`,
    ]
    if (/\p{L}/u.test(plain) && plain.length > 2) {
      found.push(
        `p3=${plain.slice(0, 3)}`,
        `p4=${plain.slice(0, 4)}`,
        `p5=${plain.slice(0, 5)}`,
        `e2=${plain.slice(-2)}`,
        `e3=${plain.slice(-3)}`,
        `y=${keyOf(plain)}`,
      )
    }
    return found
  })
}

type ClauseSaid = { head: string; does: string[] }

/** The words of a clause, for each of its words: what is done is often telling far from the dish. */
function clausesOf(words: Word[], doing: (readonly string[])[]): ClauseSaid[] {
  const all: ClauseSaid[] = []
  let from = 0
  const close = (until: number) => {
    const inside = words.slice(from, until).filter(({ plain }) => /\p{L}/u.test(plain))
    const head = inside
      .slice(0, 2)
      .map(({ plain }) => plain)
      .join(' ')
    const does = [...new Set(doing.slice(from, until).flatMap((kinds) => kinds.slice(0, 1)))].slice(0, 5)
    while (all.length < until) all.push({ head, does })
    from = until
  }
  for (const [at, { plain }] of words.entries()) if (/^[.,;:!\n]$/.test(plain)) close(at + 1)
  close(words.length)
  return all
}

const near = /^(?:w|w-|w\+|k|k-|k\+|kk|w-k)=/
const far = /^(?:n=|n\|k=|c=|c\|k=|s\|w=|C|L=|-?1)/

/** The features for the values that it names: each word is read in view of what the message does there. */
export const slotFeatures = (features: string[][], acts: string[]) =>
  features.map((found, at) => {
    const act = acts[at] ?? ''
    const own = found.filter((one) => !far.test(one))
    return [
      ...own,
      `a=${act}`,
      `a-=${acts[at - 1] ?? '^'}|${act}`,
      `a+=${act}|${acts[at + 1] ?? '$'}`,
      ...own.filter((one) => near.test(one)).map((one) => `a|${act}|${one}`),
    ]
  })
