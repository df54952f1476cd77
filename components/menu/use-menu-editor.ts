'use client'

import { useEffect, useState } from 'react'
import { useVersionedDraft } from '@/components/ui/draft/use-versioned-draft'
import { notify } from '@/components/ui/notify'
import { useOffer } from '@/components/ui/use-offer'
import { deleteOwnMenu, saveOwnMenu } from '@/contract/endpoints/own-menus'
import type { OwnMenu, Release, Slot } from '@/contract/entities/own-menu'
import { type MenuQuestion, menuQuestions } from '@/contract/rules/menu/price'
import { isGone, type Outcome } from '@/lib/browser/outcome'
import { isAsItWas, putMenuBack } from '@/lib/browser/put-menu-back'
import { send } from '@/lib/browser/send'
import { waitText } from '@/lib/i18n/wait-text'
import { useRouter } from '@/lib/language/use-router'
import type { MenuLabels } from './labels'
import { type FieldName, menuComparison, menuSchema } from './menu-draft'
import { type Notes, omitEntries, type Problems, problemsIn } from './menu-problems'
import { contentOf, dishCount, type MenuValues, startingValues, valuesOf } from './menu-values'

/** The menu of one day, from the host. */
export type MenuDayProps = {
  slot: Slot
  menu: OwnMenu | null
  /** The newest menu of another day: the source of values that change little. */
  last: OwnMenu | null
  emailVerified: boolean
  /** Diners do not see the published menu. */
  isHidden: boolean
  ownerId: string
}

export type Wish = { release: Release; publishAt?: string; confirmed?: boolean }
/** The last action on the menu, with the menu before and after it. */
type Done = { text: string; before: OwnMenu | null; after: OwnMenu | null }
export type AskedQuestions = { questions: MenuQuestion[]; wish: Wish }

const savedOf = (menu: OwnMenu) => ({ version: menu.version, values: valuesOf(menu) })

function openedOf({ menu, last, slot }: MenuDayProps, { courses }: MenuLabels) {
  if (menu) return savedOf(menu)
  const names = [courses.firsts, courses.seconds, courses.desserts]
  return { version: null, values: startingValues(slot.service, names, last ?? undefined) }
}

export function useMenuEditor(day: MenuDayProps, labels: MenuLabels) {
  const { slot } = day
  const router = useRouter()
  const [opened] = useState(() => openedOf(day, labels))
  const [values, setValues] = useState(opened.values)
  const [notes, setNotes] = useState<Notes>({})
  const [saved, setSaved] = useState(day.menu)
  const [problems, setProblems] = useState<Problems>({})
  const [problem, setProblem] = useState<string>()
  const [asked, setAsked] = useState<AskedQuestions>()
  const [sending, setSending] = useState<Release | 'remove' | 'undo'>()
  const [outcome, setOutcome] = useState<Release>()
  const [done, setDone] = useOffer<Done>()

  const draft = useVersionedDraft<number | null, MenuValues, FieldName, OwnMenu, OwnMenu, Wish>({
    keyOf: () => `${day.ownerId}:menu:${slot.date}:${slot.service}`,
    ...{ opened, values, change: setValues, ...menuComparison, schema: menuSchema, labels: labels.draft },
    isReady(values, wish) {
      setAsked(undefined)
      setOutcome(undefined)
      setDone(undefined)
      if (!isReady(wish.release, values)) return false
      const isAsked = wish.release !== 'draft' && !wish.confirmed
      const questions = isAsked ? menuQuestions(contentOf(values)) : []
      if (questions.length > 0) setAsked({ questions, wish })
      return questions.length === 0
    },
    async save({ version, values }, wish) {
      const content = contentOf(values)
      const put = (version: number | null) =>
        send(saveOwnMenu, { params: slot, body: { content, version, ...wish } })
      setSending(wish.release)
      const answer = await put(version)
      const isNew = !answer.current && answer.reason === 'version'
      // A menu that was deleted elsewhere is created again.
      const last = isNew ? await put(null) : answer
      setSending(undefined)
      if (last.current) setSaved(last.current)
      return last
    },
    savedOf: (menu, sent) => ({ version: menu.version, values: sent }),
    theirsOf: savedOf,
    onSaved(menu, { release }) {
      setSaved(menu)
      setOutcome(release)
      // The page was rendered before the address was verified, so it still says that the address is not verified.
      if (release !== 'draft' && !day.emailVerified) router.refresh()
      const text =
        release === 'draft'
          ? labels.outcome[draftOutcome(saved)]
          : labels.release.done[release === 'publish' && day.isHidden ? 'hidden' : release]
      if (release === 'draft' && !isAhead(saved)) notify.success(text)
      else setDone({ text, before: saved, after: menu })
    },
    onRefused(answer) {
      setProblem(problemText(answer, labels))
      // The page shows how to verify the address, even if it was rendered when the address seemed verified.
      if (answer.reason === 'email-not-verified') router.refresh()
    },
  })

  const isWaiting = problem === labels.problems.unverified
  useEffect(() => {
    if (!isWaiting || !day.emailVerified) return
    setProblem(undefined)
    notify.success(labels.verified)
  }, [isWaiting, day.emailVerified, labels])

  /** `seen`: the fields and rows whose doubts are settled. */
  function change(edit: (values: MenuValues) => MenuValues, ...seen: string[]) {
    setValues(edit)
    setNotes((now) => omitEntries(now, seen))
    setProblems((now) => omitEntries(now, seen))
    setProblem(undefined)
    setOutcome(undefined)
  }

  function fillIn(values: MenuValues, notes: Notes) {
    setValues(values)
    setNotes(notes)
    setProblems({})
    setProblem(undefined)
    setOutcome(undefined)
  }

  /** Takes a menu that was saved without the form. */
  function adopt(menu: OwnMenu, settled?: FieldName[]) {
    setSaved(menu)
    draft.adopt(savedOf(menu), settled)
  }

  async function remove() {
    if (!saved) return
    setSending('remove')
    const answer = await send(deleteOwnMenu, { params: slot, query: { version: saved.version } })
    setSending(undefined)
    setOutcome(undefined)
    if (!isGone(answer)) return setProblem(labels.problems.notRemoved)
    const empty = openedOf({ ...day, menu: null }, labels)
    draft.rebase(empty)
    fillIn(empty.values, {})
    setSaved(null)
    setDone({ text: labels.outcome.removed, before: saved, after: null })
  }

  /** Restores the earlier menu. A menu that has just been published is hidden again. The typed text stays. */
  async function undo() {
    if (!done) return
    const { before, after } = done
    const wanted = after && !isAhead(before) ? { ...after, state: 'draft' as const, publishAt: null } : before
    if (!wanted) return
    setSending('undo')
    setProblem(undefined)
    const { current, ...answer } = await putMenuBack(wanted, after?.version ?? null, new Date())
    setSending(undefined)
    // An earlier press did it, and only its answer was lost.
    const reply = answer.reply ?? (current && isAsItWas(wanted, current) ? current : undefined)
    if (!reply && !current) {
      // Offered for ten seconds more.
      setDone({ ...done })
      return setProblem(labels.problems.undoFailed)
    }
    setOutcome(undefined)
    setDone(undefined)
    if (current) adopt(current)
    if (!reply) return setProblem(labels.problems.notUndone)
    draft.rebase(savedOf(reply))
    if (!after) setValues(valuesOf(reply))
    setSaved(reply)
    notify.success(labels.outcome.undone)
  }

  /** Whether the values can be saved with this release. If not, the form shows why. The host checks whether the address is verified. */
  function isReady(release: Release, now = values) {
    const wrong = problemsIn(now)
    setProblems(wrong)
    const isNothing = release !== 'draft' && dishCount(now) === 0 && !now.observation.trim()
    const empty = isNothing ? labels.problems.empty : undefined
    const why = Object.keys(wrong).length > 0 ? labels.problems.some : empty
    setProblem(why)
    return why === undefined
  }

  return {
    ...{ slot, draft, values, notes, saved, change, fillIn, adopt, isReady, sending },
    ...{ done, undo, remove, problems, problem, asked, setAsked, outcome },
  }
}

export type MenuEditor = ReturnType<typeof useMenuEditor>

/** Diners see the menu, or will see it. */
const isAhead = (menu: OwnMenu | null) => menu?.state === 'published' || menu?.state === 'scheduled'

/** The effect of a save as draft, depending on the state before. */
function draftOutcome(before: OwnMenu | null) {
  if (before?.state === 'published') return 'withdrawn'
  return before?.state === 'scheduled' ? 'unscheduled' : 'draft'
}

function problemText(answer: Outcome<unknown>, { problems, wait }: MenuLabels) {
  const { outcome, code, reason = '', fields = {}, retryAfter } = answer
  const [field = '', wrong = ''] = Object.entries(fields)[0] ?? []
  const byReason: Record<string, string> = {
    'email-not-verified': problems.unverified,
    'scheduled-menus': problems.plan,
    'publishAt past': problems.past,
    'publishAt other-day': problems.otherDay,
    'release future': problems.future,
    'date past': problems.datePast,
    'date too-far': problems.tooFar,
    'content.categories too-many-dishes': problems.tooManyInAll,
    'content.categories too-many-letters': problems.tooLongInAll,
    'too-many': `${problems.tooMany} ${waitText(retryAfter, wait)}`,
  }
  const known = byReason[`${field} ${wrong}`] ?? byReason[reason] ?? byReason[code ?? '']
  return known ?? problems[outcome === 'refused' ? 'notSaved' : 'unreachable']
}
