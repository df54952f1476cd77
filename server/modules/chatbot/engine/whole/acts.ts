import type { Bit } from './bits'
import type { Cue } from './lexicon'

/** A stretch of a message that does one thing, with what it names, in the order of the text. */
export type Act = {
  bits: Bit[]
  cues: Set<Cue>
  /** A comma, «y» or a stop before it. */
  isAfterStop: boolean
  /** It has a verb of its own: «el café va aparte» goes on with no list. */
  isVerbal: boolean
}

const cutting = new Set<Cue>(['join', 'stop', 'but'])
/** What makes a stretch do something. */
const doing = new Set<Cue>([
  ...([
    'out',
    'gone',
    'away',
    'put',
    'append',
    'swap',
    'instead-of',
    'instead-after',
    'place',
    'back',
  ] as const),
  ...([
    'without',
    'without-after',
    'except',
    'missing',
    'contains',
    'include',
    'allergens',
    'raise',
  ] as const),
  ...(['lower', 'price', 'have', 'also', 'supplement', 'half'] as const),
])
const silent = new Set<Cue>(['filler', 'verb', 'talk', 'menu'])

const isValue = ({ is }: Bit) => is !== 'cue'
export const doesAnything = ({ bits, cues }: Act) =>
  [...cues].some((cue) => doing.has(cue)) ||
  bits.some(({ is }) => is === 'amount') ||
  (cues.has('only') && cues.has('keep')) ||
  (cues.has('for') && bits.some(({ is }) => is === 'dish') && bits.some(({ is }) => is === 'new')) ||
  ((cues.has('are') || cues.has('all')) && bits.some(({ is }) => is === 'course'))

const actOf = (bits: Bit[], isAfterStop: boolean): Act => ({
  bits: bits.filter((bit) => bit.is !== 'cue' || !silent.has(bit.cue)),
  cues: new Set(bits.flatMap((bit) => (bit.is === 'cue' && !silent.has(bit.cue) ? [bit.cue] : []))),
  isAfterStop,
  isVerbal: bits.some((bit) => bit.is === 'cue' && bit.cue === 'verb'),
})

/**
 * The acts of a message. A list goes with the act that it is a list of: «quita el flan y la ensalada», «el flan y la ensalada, fuera». A reason
 * behind «que» is left out where it names nothing.
 */
export function actsOf(bits: Bit[]): Act[] {
  const acts: Act[] = []
  let own: Bit[] = []
  let isAfterStop = true
  const close = (isStop: boolean) => {
    const act = actOf(own, isAfterStop)
    if (act.bits.length > 0) acts.push(act)
    isAfterStop = isStop || (act.bits.length === 0 && isAfterStop)
    own = []
  }
  for (const [at, bit] of bits.entries()) {
    if (bit.is === 'cue' && cutting.has(bit.cue)) close(bit.cue === 'stop')
    else if (bit.is === 'cue' && bit.cue === 'that' && beginsReason(bits, at, own)) close(false)
    else own.push(bit)
    if (bit.is === 'cue' && bit.cue === 'that' && own.length === 0) own.push(bit)
  }
  close(true)
  return joined(acts.flatMap(withoutNo).filter((act) => !isReason(act)))
}

/** «la trucha fuera que está mala»: what follows says why. «pon que hay flan» goes on. */
function beginsReason(bits: Bit[], at: number, own: Bit[]) {
  const before = bits[at - 1]
  const isOfPut =
    before?.is === 'cue' &&
    (before.cue === 'put' || before.cue === 'append' || before.cue === 'same' || before.cue === 'missing')
  return !isOfPut && own.some(isValue)
}

/** «no, que el raxo se acabó»: a «no» before talk or at the end of it refuses what was said before, and nothing of this message. */
function withoutNo(act: Act): Act[] {
  const [first, ...rest] = act.bits
  const isNo = first?.is === 'cue' && (first.cue === 'not' || first.cue === 'that')
  if (!isNo || !act.isAfterStop) return [act]
  if (first.cue === 'not' && rest.length > 0 && !(rest[0]?.is === 'cue' && rest[0].cue === 'that'))
    return [act]
  const left = rest[0]?.is === 'cue' && rest[0].cue === 'that' ? rest.slice(1) : rest
  return left.length === 0 ? [] : [{ ...act, bits: left, cues: cuesOf(left) }]
}
const cuesOf = (bits: Bit[]) => new Set(bits.flatMap((bit) => (bit.is === 'cue' ? [bit.cue] : [])))

/** A stretch that begins with «que» and names no dish, no figure and no day: «que está mala». */
function isReason({ bits }: Act) {
  const [first] = bits
  return (
    first?.is === 'cue' &&
    first.cue === 'that' &&
    !bits.some(({ is }) => is === 'dish' || is === 'amount' || is === 'mark' || is === 'thing')
  )
}

const isBare = (act: Act) => !doesAnything(act)
const isListed = ({ bits, isVerbal }: Act) =>
  !isVerbal && bits.every((bit) => isValue(bit) || (bit.is === 'cue' && bit.cue === 'all'))

/** Lists are put to the act before them; at the beginning, to the one behind. */
function joined(acts: Act[]): Act[] {
  const result: Act[] = []
  let waiting: Bit[] = []
  for (const act of acts) {
    const before = result.at(-1)
    if (isBare(act) && isListed(act)) {
      if (before && !isBare(before)) before.bits.push(...act.bits)
      else waiting.push(...act.bits)
      continue
    }
    const bits = [...waiting, ...act.bits]
    result.push({ ...act, bits, cues: act.cues })
    waiting = []
  }
  if (waiting.length > 0) result.push({ bits: waiting, cues: new Set(), isAfterStop: false, isVerbal: false })
  return result
}
