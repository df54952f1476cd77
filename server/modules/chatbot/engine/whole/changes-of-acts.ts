import type { MenuContent } from '@/contract/entities/menu'
import type { Change } from '../language/change'
import type { Act } from './acts'
import type { Bit } from './bits'
import { changesOf, isName } from './changes-of'
import type { Cue } from './lexicon'

const isOf = ({ cues }: Act, ...wanted: Cue[]) => wanted.some((cue) => cues.has(cue))
const values = ({ bits }: Act) => bits.filter((bit) => bit.is !== 'cue' && bit.is !== 'day')
const goes = ({ kind }: Change) => kind === 'remove' || kind === 'gone' || kind === 'sold-out'

/** The changes of all acts; null where one of them is not understood. */
export function changesOfActs(
  acts: Act[],
  menus: MenuContent[],
  today: string,
  isCopy = false,
): Change[] | null {
  const changes: Change[] = []
  for (const [at, act] of acts.entries()) {
    const before = acts[at - 1]
    const swapped = swappedBy(act, before)
    if (swapped || swappedBy(acts[at + 1], act)) {
      if (swapped) changes.push(swapped)
      continue
    }
    const going = changes.filter(goes)
    const coming = comingFor(act, before, going)
    if (coming) {
      changes.splice(0, changes.length, ...changes.filter((one) => !going.includes(one)), ...coming)
      continue
    }
    if (isIdle(act, acts)) continue
    const found = changesOf(act, before, { menus, today, isCopy })
    if (!found) return null
    changes.push(...found)
  }
  return changes
}

/** «aldatu legatza, jarri bakailaoa»: one order in two parts. */
function swappedBy(act: Act | undefined, before: Act | undefined): Change | null {
  if (!act || !before?.cues.has('swap') || before.cues.has('for') || before.cues.has('not')) return null
  const [old, ...olds] = values(before)
  const [by, ...others] = values(act)
  const isPut = isOf(act, 'put', 'place') && !isOf(act, 'not', 'also', 'append', 'swap', 'for')
  if (!isPut || olds.length > 0 || others.length > 0 || old?.is !== 'dish') return null
  return by?.is === 'new' && isName(by.name) ? { kind: 'replace', dish: old.name, by: by.name } : null
}

/** «quita el flan y pon natillas», «la trucha fuera. En su sitio merluza»: what comes takes the place of what went just before. */
function comingFor(act: Act, before: Act | undefined, going: Change[]): Change[] | null {
  const own = values(act)
  const news = own.flatMap((bit: Bit) => (bit.is === 'new' && isName(bit.name) ? [bit.name] : []))
  if (!before || news.length === 0 || news.length !== own.length || going.length !== news.length) return null
  const comes =
    isOf(act, 'place', 'put', 'have', 'are') &&
    !isOf(act, 'not', 'also', 'append', 'swap', 'away', 'out', 'gone')
  if (!comes || values(before).length !== going.length) return null
  return going.flatMap((one, at): Change[] => {
    const by = news[at]
    return 'dish' in one && one.dish && by ? [{ kind: 'replace', dish: one.dish, by }] : []
  })
}

/** «… y tal, ponlo»: nothing more is ordered. */
const isIdle = (act: Act, acts: Act[]) =>
  acts.length > 1 && values(act).length === 0 && [...act.cues].every((cue) => idle.has(cue))
const idle = new Set<Cue>([
  'put',
  'append',
  'it',
  'that',
  'also',
  'not',
  'are',
  'keep',
  'same',
  'other',
  'all',
  'swap',
  'only',
  'price',
])
