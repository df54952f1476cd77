import { menuLanguages, type WrittenLanguage } from '@/contract/entities/translated-menu'
import { firstLanguage, writtenLanguages } from '@/contract/languages'
import { localNow } from '@/contract/rules/time/local-time'
import type { Services } from '@/server/ctx'
import { changed } from '@/server/modules/restaurants'
import { translateCourse } from '@/server/text/dishes/courses'
import { translateOnce } from '@/server/text/dishes/translate-once'
import { writtenIn } from '@/server/text/dishes/written-in'
import { expireMenusWith } from './expire-menus-with'
import { lineKey } from './line-key'
import {
  findChangedMenus,
  findDue,
  findMenus,
  findReadUntil,
  findSettled,
  giveQuestionsBack,
  saveAnswers,
  saveReadUntil,
  takeOverUntilNow,
  takeQuestions,
} from './queries-machine'

type Found = Awaited<ReturnType<typeof findMenus>>[number]
type Language = (typeof menuLanguages)[number]
type Unknown = { key: string; name: string; from: WrittenLanguage }

const menusAtOnce = 20
const namesAtOnce = 20
const dueAtOnce = 200

/**
 * Asks the machine translator for the names on today's menus of which the lexicon understands nothing, and keeps its answers. No diner
 * waits for it. A name without an answer is asked for again after a pause that grows, and then no more. Answers the number of names that
 * were answered.
 */
export async function askTranslator(ctx: Services, ending?: AbortSignal): Promise<number> {
  if (!ctx.translator) return 0
  const { date: day } = localNow(ctx.clock(), 'Europe/Madrid')
  await ctx.db.transaction((tx) => takeOverUntilNow(tx, day))
  const { answered, isStopped } = await askForChanged(ctx, day, ending)
  return isStopped || ending?.aborted ? answered : answered + (await askAgain(ctx, day))
}

async function askForChanged(ctx: Services, day: string, ending?: AbortSignal) {
  const { db } = ctx
  const due = await findChangedMenus(db, day, await findReadUntil(db, day))
  let answered = 0
  for (let from = 0; from < due.length && !ending?.aborted; from += menusAtOnce) {
    const piece = due.slice(from, from + menusAtOnce)
    const next = due[from + menusAtOnce]
    const done = await askForMenus(
      ctx,
      piece.map(({ id }) => id),
      day,
    )
    answered += done.answered
    if (done.isStopped) return { answered, isStopped: true }
    const last = piece.at(-1)?.seenAt
    if (last && next?.seenAt.getTime() !== last.getTime()) await saveReadUntil(db, day, last)
  }
  return { answered, isStopped: false }
}

/** Names that an earlier run got no answer to. Their menus are read already, and may be another day's. */
async function askAgain(ctx: Services, day: string) {
  const due = await findDue(ctx.db, ctx.clock(), dueAtOnce)
  const known = new Set<string>()
  let isStopped = false
  for (const to of menuLanguages) {
    for (const piece of piecesOf(due.filter((one) => one.to === to))) {
      if (isStopped) break
      const answer = await askFor(ctx, piece, to, day)
      isStopped = answer.isStopped
      for (const key of answer.known) known.add(key)
    }
  }
  for (const key of known) await expireMenusWith(ctx, key, ctx.clock())
  return known.size
}

async function askForMenus(ctx: Services, ids: string[], day: string) {
  const found = await findMenus(ctx.db, ids)
  const names = found.flatMap(unknownIn)
  const known = new Set<string>()
  let isStopped = false
  for (const to of menuLanguages) {
    for (const piece of await questionsFor(ctx, names, to)) {
      if (isStopped) break
      const answer = await askFor(ctx, piece, to, day)
      isStopped = answer.isStopped
      for (const key of answer.known) known.add(key)
    }
  }
  const better = found.filter((menu) => unknownIn(menu).some(({ key }) => known.has(key)))
  await ctx.webCache.expire([...new Map(better.map((one) => [one.id, one])).values()].flatMap(changed))
  return { answered: known.size, isStopped }
}

/** Each name once in each language that it is written in, without those that are settled or wait for their next turn. */
async function questionsFor({ db }: Services, names: Unknown[], to: Language): Promise<Unknown[][]> {
  const open: Unknown[] = []
  for (const from of writtenLanguages.filter((one) => one !== to)) {
    const byKey = new Map(names.filter((one) => one.from === from).map((one) => [one.key, one]))
    for (const { key } of await findSettled(db, { from, to }, [...byKey.keys()])) byKey.delete(key)
    open.push(...byKey.values())
  }
  return piecesOf(open)
}

/** Names of one language together. */
const piecesOf = (names: Unknown[]): Unknown[][] =>
  Object.values(Object.groupBy(names, ({ from }) => from)).flatMap((all) =>
    Array.from({ length: Math.ceil(all.length / namesAtOnce) }, (_, at) =>
      all.slice(at * namesAtOnce, (at + 1) * namesAtOnce),
    ),
  )

/** Stops when the translator is not there, or the questions of the day are used up. `known`: the keys of the names that it knew. */
async function askFor(ctx: Services, piece: Unknown[], to: Language, day: string) {
  const { db, log, translator, translationsADay: most } = ctx
  const from = piece[0]?.from ?? firstLanguage
  const turn = { from, to, day, most, now: ctx.clock() }
  const asked = await db.transaction((tx) => takeQuestions(tx, piece, turn))
  if (!translator || asked.length === 0) return { known: [], isStopped: true }
  const keys = asked.map(({ key }) => key)
  const started = performance.now()
  const answer = await translator.translate({ names: asked.map(({ name }) => name), from, to })
  const ms = Math.round(performance.now() - started)
  const outcome = 'failure' in answer ? answer.failure : 'answered'
  log.info({ ms, outcome, names: asked.length, to }, 'the translator was asked')
  if ('failure' in answer && answer.isUnasked) await db.transaction((tx) => giveQuestionsBack(tx, keys, turn))
  if ('failure' in answer && answer.isDown) return { known: [], isStopped: true }
  const texts = 'texts' in answer ? answer.texts : []
  const answers = keys.map((key, at) => ({ key, text: texts[at] ?? null }))
  await db.transaction((tx) => saveAnswers(tx, turn, answers))
  return { known: keys.filter((_, at) => texts[at]), isStopped: asked.length < piece.length }
}

/** What the lexicon understands nothing of, in the language that the rest of the menu is taken to be in wherever it is shown. */
function unknownIn({ categories }: Found): Unknown[] {
  const from = writtenIn(categories, firstLanguage)
  const lines = categories.flatMap(({ name, items }) => [
    { name, line: translateCourse(name, 'en') },
    ...items.map((item) => ({ name: item.name, line: translateOnce(item.name, 'en') })),
  ])
  return lines.flatMap(({ name, line }) => {
    const key = lineKey(name)
    return line.how === 'not' && /\p{L}{3}/u.test(key) ? [{ key, name, from }] : []
  })
}
