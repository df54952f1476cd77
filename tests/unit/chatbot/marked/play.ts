import type { IncomingMessage } from '@/contract/entities/chat'
import type { MenuContent } from '@/contract/entities/menu'
import type { OwnMenu } from '@/contract/entities/own-menu'
import type { Include } from '@/contract/rules/menu-text/parsed-menu'
import { addDays } from '@/contract/rules/time/local-time'
import type { Facts } from '@/server/modules/chatbot/engine/facts'
import { intentOf } from '@/server/modules/chatbot/engine/meaning/intent-of'
import { type ChatState, nothingYet } from '@/server/modules/chatbot/engine/state'
import { openProposal } from '@/server/modules/chatbot/engine/turn'
import { createTalk, facts, menuOf, wednesday } from '../world'
import { judged, type Verdict } from './judge'
import { day, euros, isAlike, type Mark, type Marked, marksOf, stemsOf, things, value, values } from './marks'
import { type Meant, meantBy, placesOf } from './meant'

const today = wednesday
const tomorrow = addDays(today, 1)
const begun = new Date(`${today}T09:00:00Z`)

type Standing = { state: ChatState; menus: OwnMenu[]; written: Facts['written']; nth: number }
export type Played = {
  line: number
  text: string
  acts: string[]
  is: 'right' | 'asked' | 'partly' | 'not' | 'unasked'
  intent: string
  replies: string[]
  verdict: Verdict
  unread: string[]
  scenario: number
  conversation: number
}

const sizes: Record<number, number[]> = {
  4: [2, 2],
  5: [2, 2, 1],
  6: [2, 3, 1],
  7: [3, 3, 1],
  8: [3, 3, 2],
  9: [3, 3, 3],
}

function contentOf(dishes: string[], marks: Mark[], state: string): MenuContent {
  const priced = marks.find(({ act }) => act === 'price')
  const wrong = priced ? euros(priced, 'wrong') : null
  const price = wrong ?? (priced && euros(priced) === 12 ? 13 : 12)
  const firsts = new Map<Include, boolean>()
  for (const mark of marks.filter(({ act }) => act === 'include' || act === 'exclude'))
    for (const what of things(mark)) if (!firsts.has(what)) firsts.set(what, mark.act === 'exclude')
  for (const what of ['pan', 'bebida'] as const) if (!firsts.has(what)) firsts.set(what, true)
  const bare = marks.filter(
    ({ act, slots }) => act === 'supplement' && !slots.some(({ slot }) => slot === 'euros'),
  )
  const seen = new Set<string>()
  const gone = new Set<string>()
  for (const mark of marks.filter(({ act }) => act === 'back' || act === 'soldout'))
    for (const text of values(mark, 'dish')) {
      const name = dishes.find((one) => names(one, text))
      if (name && !seen.has(name) && mark.act === 'back') gone.add(name)
      if (name) seen.add(name)
    }
  const counts = sizes[dishes.length] ?? [dishes.length]
  const named = counts.length > 1 ? ['Primeros', 'Segundos', 'Postres'] : ['Platos']
  let from = 0
  const categories = counts.map((count, at) => {
    const items = dishes.slice(from, from + count).map((name) => ({
      name,
      ...(bare.some((mark) => values(mark, 'dish').some((text) => names(name, text))) && { supplement: 2 }),
      ...(state === 'live' && gone.has(name) && { soldOut: true }),
    }))
    from += count
    return { name: named[at] ?? 'Otros', items }
  })
  return {
    ...{
      price: state === 'asked-price' ? null : price,
      halfPrice: null,
      window: null,
      observation: '',
      categories,
    },
    includes: [...firsts].flatMap(([what, isIn]) => (isIn ? [what] : [])),
  }
}

const names = (dish: string, text: string) =>
  stemsOf(text).length > 0 && stemsOf(text).every((word) => stemsOf(dish).some((one) => isAlike(one, word)))

/** What stands when a scenario begins. */
function startOf(messages: Marked[]): Standing {
  const [first] = messages
  const { dishes = [], state = 'none' } = first ?? {}
  const marks = messages.flatMap(marksOf)
  const content = contentOf(
    dishes.length > 0 ? dishes : ['Lentejas', 'Ensalada', 'Pollo', 'Merluza', 'Flan'],
    marks,
    state,
  )
  const sourced = (date: string, one: OwnMenu) => ({ ...one, observation: date })
  const past = Array.from({ length: 13 }, (_, at) => addDays(today, at - 13)).map((date) =>
    sourced(date, menuOf(date, 'expired', { ...content, price: content.price ?? 12 })),
  )
  const closing = new Set(
    marks
      .flatMap((mark) => [...(mark.act === 'close' ? [value(mark, 'day')] : []), value(mark, 'forday')])
      .flatMap((text) => (text ? [day(text, today)] : [])),
  )
  const planned = new Set(
    marks
      .filter(({ act }) => act !== 'close' && act !== 'day')
      .flatMap((mark) => [value(mark, 'fromday'), value(mark, 'day')])
      .flatMap((text) => (text ? (day(text, today) ?? []) : []))
      .filter((date) => date > today && !closing.has(date)),
  )
  const isPlanned = state === 'planned'
  if (isPlanned && !closing.has(tomorrow)) planned.add(tomorrow)
  const later = [...planned].sort().map((date) => ({
    ...sourced(date, menuOf(date, 'scheduled', content)),
    publishAt: `${date}T08:00:00.000Z`,
  }))
  const isOut = state === 'live' || isPlanned || state === 'asked-delete'
  const menus = [...past, ...(isOut ? [sourced(today, menuOf(today, 'published', content))] : []), ...later]
  const at = begun.toISOString()
  const isPending = ['draft', 'asked-dish', 'asked-price', 'asked-time', 'asked-day', 'asked-yes'].includes(
    state,
  )
  const proposal = isPending
    ? {
        pid: 'p1',
        at,
        menus: [{ date: today, service: 'comida' as const, content }],
        doubts: [],
        templateId: null,
        agreed: [],
        before: null,
        done: null,
      }
    : null
  const asked =
    state === 'asked-delete'
      ? `del:${today}:comida:1`
      : state === 'asked-yes'
        ? 'say:con café'
        : state === 'draft'
          ? 'pub:p1'
          : null
  return {
    state: {
      ...nothingYet,
      ...{ proposal, at },
      asked: asked ? { yes: asked, no: state === 'draft' ? null : 'no:', options: [] } : null,
      awaiting:
        state === 'asked-price'
          ? 'price'
          : state === 'asked-time'
            ? 'time'
            : state === 'none'
              ? 'menu'
              : null,
      wanted: state === 'asked-dish' ? { course: 'segundo', instead: null, isOld: true, by: null } : null,
      focus: isPlanned ? { date: later[0]?.date ?? today, service: 'comida' } : null,
    },
    ...{ menus, written: [], nth: 1 },
  }
}

function told(standing: Standing, message: Partial<IncomingMessage> & Pick<IncomingMessage, 'kind'>) {
  const now = new Date(begun.getTime() + standing.nth * 40_000)
  const talk = createTalk({ now, menus: standing.menus, written: standing.written }, standing.state)
  const replies = talk.send({ id: `n${standing.nth}`, ...message })
  const next = {
    state: talk.state(),
    menus: talk.world.menus,
    written: talk.world.written,
    nth: standing.nth + 1,
  }
  return { next, replies }
}

const open = ({ state, nth }: Standing) => {
  const at = new Date(begun.getTime() + nth * 40_000).toISOString()
  const turn = { state, message: { kind: 'text' as const, id: '', at, text: '' }, facts, today, minute: 600 }
  return openProposal(turn)?.menus ?? []
}
const placed = (standing: Standing) => placesOf(standing.menus, open(standing))

function intentIn(standing: Standing, text: string) {
  const at = new Date(begun.getTime() + standing.nth * 40_000)
  const message = { kind: 'text' as const, id: 'x', at: at.toISOString(), text }
  return intentOf(
    {
      message,
      state: standing.state,
      facts: { ...facts, now: at, menus: standing.menus, written: standing.written },
      today,
      minute: 600,
    },
    text,
  )
}

/** The intents that answer an act that changes nothing. */
const answers: Record<string, string> = {
  chat: 'aside chat mine thanks hello understood angry wait wish later remind',
  keep: 'aside chat understood wait',
  wish: 'wish remind aside later human chat',
  later: 'later wish wait aside chat',
  wait: 'wait aside later',
  no: 'no wait cancel aside undo take-back',
  yes: 'yes publish done aside understood',
  'ask-state': 'status show planned',
  'ask-show': 'show planned format',
  'ask-price': 'show cost',
  'ask-until': 'show status how',
  'ask-how': 'how help template format page whatsapp',
  'ask-cost': 'plan',
  'ask-visits': 'stats',
  'ask-human': 'human',
  close: 'close delete',
  withdraw: 'delete cancel',
  drop: 'cancel delete no',
}

const isWhole = ({ missed, wrong, unasked }: Verdict) => missed.length + wrong.length + unasked.length === 0

/** Plays one message, and answers the question that it leads to as its owner would: yes where that does what was meant, no elsewhere. */
function turn(standing: Standing, message: Marked, history: Standing[], debt: { has: boolean }) {
  const marks = marksOf(message)
  const before = placed(standing)
  const focus = standing.state.focus?.date ?? today
  const meant = meantBy(marks, before, { today, focus, asked: standing.state.asked?.yes ?? '' })
  const undone = meant.isUndo ? history.at(-1) : undefined
  const wanted: Meant = undone ? { ...meant, places: placed(undone) } : meant
  const { next, replies } = told(standing, { kind: 'text', text: message.text })
  const intent = intentIn(standing, message.text)
  const verdict = judged(before, wanted, placed(next))
  const isChanging = verdict.done.length + verdict.missed.length > 0
  let is: Played['is'] = 'not'
  let after = next
  if (verdict.unasked.length > 0) is = 'unasked'
  else if (isWhole(verdict) && isChanging) is = 'right'
  else if (isWhole(verdict)) {
    const acts = marks.map(({ act }) => act)
    const telling = acts.filter((act) => act !== 'chat' && act !== 'keep')
    const kinds = intent.is === 'several' ? intent.parts.map(({ is }) => is) : [intent.is]
    const fitting = (telling.length > 0 ? telling : acts).every((act) =>
      kinds.every((kind) => answers[act]?.split(' ').includes(kind) ?? false),
    )
    const isQuestion = wanted.isAsked && (next.state.wanted !== null || next.state.awaiting === 'time')
    is = fitting || isQuestion || (acts.length > 0 && meant.isUndo && intent.is === 'undo') ? 'right' : 'not'
  } else if (verdict.done.length > 0 && verdict.wrong.length === 0) is = 'partly'
  if (is !== 'right' && is !== 'unasked') {
    const yes = agreed(next, before, wanted)
    if (yes) [is, after] = ['asked', yes]
    else if (next.state.asked?.no && next.state.asked.no !== standing.state.asked?.no)
      after = told(next, { kind: 'button', action: next.state.asked.no, title: 'No' }).next
  }
  const wentOut = isReleased(next) && !isReleased(standing)
  if (debt.has && wentOut && is !== 'unasked') {
    is = 'unasked'
    verdict.unasked.push('published without what was missed before')
  }
  debt.has =
    before.some(({ kind }) => kind === 'draft') &&
    (debt.has ||
      (is !== 'right' && is !== 'asked' && (verdict.missed.length > 0 || verdict.wrong.length > 0)))
  return {
    after,
    played: {
      line: message.line,
      text: message.text,
      acts: marks.map(({ act }) => act),
      is,
      intent: intentText(intent),
      replies: replies.map(({ text }) => text),
      verdict,
      unread: meant.unread,
    },
  }
}

const isReleased = ({ state: { proposal } }: Standing) =>
  proposal?.done === 'out' || proposal?.done === 'scheduled'

const intentText = (intent: ReturnType<typeof intentOf>) => JSON.stringify(intent).slice(0, 400)

function agreed(next: Standing, before: ReturnType<typeof placed>, wanted: Meant): Standing | null {
  const { asked } = next.state
  // «¿A qué hora lo publico?», after «déjalo programado»
  if (wanted.isAsked && next.state.awaiting === 'time') {
    const then = told(next, { kind: 'text', text: 'a las 11:30' }).next
    const verdict = judged(before, wanted, placed(then))
    if (isWhole(verdict) && verdict.done.length > 0) return then
  }
  const actions = [
    ...(asked?.yes ? [null] : []),
    ...(asked?.options.map(({ action }) => action) ?? []),
  ].slice(0, 11)
  for (const action of actions) {
    let { next: then } = told(
      next,
      action === null ? { kind: 'text', text: 'sí' } : { kind: 'button', action, title: '' },
    )
    if (
      !isWhole(judged(before, wanted, placed(then))) &&
      then.state.asked?.yes &&
      /^(?:del|carry|at|add|say)/.test(then.state.asked.yes)
    )
      then = told(then, { kind: 'text', text: 'sí' }).next
    const verdict = judged(before, wanted, placed(then))
    if (isWhole(verdict) && verdict.done.length > 0) return then
  }
  return null
}

/** Plays all scenarios: each `# ` line begins one. */
export function playedAll(messages: Marked[]): Played[] {
  const scenarios: Marked[][] = []
  for (const message of messages) {
    const last = scenarios.at(-1)?.at(-1)
    if (last && message.line === last.line + 1) scenarios.at(-1)?.push(message)
    else scenarios.push([message])
  }
  let conversation = 0
  return scenarios.flatMap((scenario, at) => {
    if (scenario[0]?.state === 'none' && scenario[0].dishes.length === 0) conversation += 1
    let standing = startOf(scenario)
    const history: Standing[] = []
    const debt = { has: false }
    return scenario.map((message) => {
      const { after, played } = turn(standing, message, history, debt)
      if (JSON.stringify([after.menus, open(after)]) !== JSON.stringify([standing.menus, open(standing)]))
        history.push(standing)
      standing = after
      return { ...played, scenario: at + 1, conversation }
    })
  })
}
