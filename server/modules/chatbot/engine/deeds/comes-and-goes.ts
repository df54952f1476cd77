import type { MenuContent, MenuItem } from '@/contract/entities/menu'
import type { OwnMenu } from '@/contract/entities/own-menu'
import type { Turn } from '../facts'
import type { Change } from '../language/change'
import { inWords } from '../language/in-words'
import { applyChange } from '../menu/apply-change'
import { courseOfHeading, coursePlace, place } from '../menu/edit-menu'
import { findDishes } from '../menu/find-dish'
import { ask, asPerhaps, emptyContent, keepButton, take, type Work } from '../menu/work'
import type { ChatState } from '../state'
import { cut, rowText, t } from '../texts'
import { soldOut } from './sold-out'

/** «no queda pollo», «vuelve el pollo»: a mark where the menu is out, a change of its dishes elsewhere. */
export function comesAndGoes(
  turn: Turn,
  work: Work,
  change: Extract<Change, { kind: 'sold-out' | 'gone' | 'back' }>,
  stored: OwnMenu | null,
) {
  const { gone } = turn.state
  const dish = change.dish ?? gone?.item.name ?? null
  if (dish === null) return ask(work, { replies: [{ text: t('change.whatBack') }] })
  const isThere = findDishes(work.content, dish).length > 0
  if (
    change.kind === 'back' &&
    !isThere &&
    gone &&
    !gone.isSoldOut &&
    findDishes(only(gone), dish).length > 0
  ) {
    const category = work.content.categories.find(({ name }) => name === gone.category)
    const content = category
      ? {
          ...work.content,
          categories: work.content.categories.map((one) =>
            one === category ? { ...one, items: [...one.items, gone.item] } : one,
          ),
        }
      : place(work.content, gone.item, courseOf(gone.category), gone.category)
    return take(work, { content, text: t('change.added', { dish: cut(gone.item.name, 120) }) })
  }
  const isMarked =
    stored !== null && (stored.state === 'published' || stored.state === 'expired' || change.kind !== 'gone')
  if (isMarked) {
    const { replies, commands = [], state = {} } = soldOut(turn, stored, dish, change.kind !== 'back')
    work.commands.push(...commands)
    Object.assign(work.state, state)
    const [reply] = replies
    if (commands.length > 0 && reply && !work.question) work.texts.push(reply.text)
    else ask(work, { replies })
    if (commands.length > 0) work.buttons = reply?.buttons
    return
  }
  if (change.kind === 'back')
    return void work.texts.push(
      isThere ? t('soldOut.there', { dish: cut(dish, 120) }) : t('change.no-dish', { dish: cut(dish, 80) }),
    )
  take(work, applyChange(work.content, { kind: 'remove', dish }, turn.today))
}

export const only = ({ item, category }: NonNullable<ChatState['gone']>): MenuContent => ({
  ...emptyContent,
  categories: [{ name: category, items: [item] }],
})

const courseOf = (category: string) => courseOfHeading(category) ?? 'primero'

/** «en su lugar dorada»: takes the place of the dish that went last. */
export function comesInstead(turn: Turn, work: Work, by: string) {
  const gone = work.state.gone ?? turn.state.gone
  if (!gone) return ask(work, asPerhaps(by))
  const { content } = work
  const isThere = findDishes(content, gone.item.name).length > 0
  if (isThere)
    return take(work, applyChange(content, { kind: 'replace', dish: gone.item.name, by }, turn.today))
  const category = content.categories.find(({ name }) => name === gone.category)
  const placed = category
    ? withItem(content, category.name, { name: by })
    : place(content, { name: by }, courseOf(gone.category), gone.category)
  take(work, { content: placed, text: t('change.added', { dish: cut(by, 120) }) })
}

const withItem = (content: MenuContent, category: string, item: MenuItem): MenuContent => ({
  ...content,
  categories: content.categories.map((one) =>
    one.name === category ? { ...one, items: [...one.items, item] } : one,
  ),
})

/** «cámbiame un primero»: asks which one, or at once by what. */
export function askWhichGoes(
  turn: Turn,
  work: Work,
  { course, by }: Extract<Change, { kind: 'replace-of' }>,
) {
  const items = work.content.categories[coursePlace(work.content, course)]?.items ?? []
  const [only, ...others] = items
  if (only && others.length === 0 && by)
    return take(work, applyChange(work.content, { kind: 'replace', dish: only.name, by }, turn.today))
  work.state.wanted = { course, instead: null, isOld: items.length > 1, by }
  if (!only)
    return ask(work, {
      replies: [{ text: t('change.whatDish', { course: t(`course.${course}`) }), buttons: [keepButton()] }],
    })
  if (others.length === 0) {
    work.state.wanted = { course: null, instead: only.name, isOld: false, by: null }
    return ask(work, {
      replies: [{ text: t('change.byWhat', { dish: cut(only.name, 80) }), buttons: [keepButton()] }],
    })
  }
  const rows = items.slice(0, 10).map(({ name }) => ({
    action: cut(`say:${by ? inWords({ kind: 'replace', dish: name, by }) : `cambia ${name}`}`, 200),
    ...rowText(name),
  }))
  const text = by
    ? t('change.whichOnly', { dish: cut(by, 80) })
    : t('change.whichGoes', { course: t(`course.${course}`) })
  ask(work, { replies: [{ text, list: { label: t('button.choose'), rows } }] })
}
