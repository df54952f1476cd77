'use client'

import { useState } from 'react'
import { notify } from '@/components/ui/notify'
import { useKept } from '@/components/ui/use-kept'
import { type OwnMenu, ownMenu, type Release } from '@/contract/entities/own-menu'
import { type MenuQuestion, menuQuestions } from '@/contract/rules/menu-questions'
import { drafts } from '@/lib/browser/drafts'
import { waitText } from '@/lib/i18n/wait-text'
import { clashes, dirtyFields, type EditorState, type FieldName, onto, restored } from './editor-state'
import type { MenuLabels } from './labels'
import { type Notes, without } from './menu-notes'
import { type Problems, problemsIn } from './menu-problems'
import { contentOf, dishCount, type MenuValues, startingValues, valuesOf } from './menu-values'
import { type Answer, putMenu, type Slot } from './own-menu-calls'

/** One day's menu as it came from the host. */
export type MenuDayProps = {
  slot: Slot
  menu: OwnMenu | null
  /** The newest of other days, for what changes least. */
  last: OwnMenu | null
  emailVerified: boolean
  ownerId: string
}

export type Wish = { release: Release; publishAt?: string; confirmed?: boolean }
export type Conflict = { current: OwnMenu; fields: FieldName[]; wish: Wish }
export type Asked = { questions: MenuQuestion[]; wish: Wish }

export const draftKey = (ownerId: string, { date, service }: Slot) => `${ownerId}:menu:${date}:${service}`

function firstState({ menu, last, slot }: MenuDayProps, labels: MenuLabels): EditorState {
  const courses = [labels.courses.firsts, labels.courses.seconds, labels.courses.desserts]
  const base = menu ? valuesOf(menu) : startingValues(slot.service, courses, last ?? undefined)
  return { version: menu?.version ?? null, base, values: base, notes: {} }
}

export function useMenuEditor(day: MenuDayProps, labels: MenuLabels) {
  const { slot } = day
  const [saved, setSaved] = useState(day.menu)
  const [state, setState] = useState(() => firstState(day, labels))
  const [problems, setProblems] = useState<Problems>({})
  const [problem, setProblem] = useState<string>()
  const [conflict, setConflict] = useState<Conflict>()
  const [asked, setAsked] = useState<Asked>()
  const [sending, setSending] = useState<Release>()
  const [outcome, setOutcome] = useState<Release>()
  const key = draftKey(day.ownerId, slot)
  const dirty = dirtyFields(state)
  useKept(key, {
    state,
    isDirty: (state) => dirtyFields(state).length > 0,
    restored,
    onRestore(kept) {
      setState(kept)
      notify.info(labels.recovered)
    },
  })

  /** `seen`: the fields and rows that are no longer in doubt. */
  function change(edit: (values: MenuValues) => MenuValues, ...seen: string[]) {
    setState((now) => ({ ...now, values: edit(now.values), notes: without(now.notes, ...seen) }))
    setProblems((now) => (seen.some((name) => name in now) ? dropped(now, seen) : now))
    setProblem(undefined)
    setOutcome(undefined)
  }

  function fillIn(values: MenuValues, notes: Notes) {
    setState((now) => ({ ...now, values, notes }))
    setProblems({})
    setProblem(undefined)
    setOutcome(undefined)
  }

  /** What was saved past the form; typed text waits for its own save, which notices. */
  function adopt(menu: OwnMenu) {
    setSaved(menu)
    if (dirty.length > 0) return
    const values = valuesOf(menu)
    setState({ version: menu.version, base: values, values, notes: {} })
  }

  /** Whether this can be saved like that; if not, the form says why. */
  function isReady(release: Release, { values } = state) {
    const wrong = problemsIn(values)
    setProblems(wrong)
    const why = Object.keys(wrong).length > 0 ? labels.problems.some : whyNotOut(release, values)
    setProblem(why)
    return why === undefined
  }

  function whyNotOut(release: Release, values: MenuValues) {
    if (release === 'draft') return undefined
    if (dishCount(values) === 0 && !values.observation.trim()) return labels.problems.empty
    return day.emailVerified ? undefined : labels.problems.unverified
  }

  async function save(wish: Wish, sent = state) {
    setConflict(undefined)
    setAsked(undefined)
    setOutcome(undefined)
    if (!isReady(wish.release, sent)) return
    const content = contentOf(sent.values)
    const questions = wish.release === 'draft' || wish.confirmed ? [] : menuQuestions(content)
    if (questions.length > 0) return setAsked({ questions, wish })
    setSending(wish.release)
    const answer = await putMenu(slot, { content, version: sent.version, ...wish })
    setSending(undefined)
    if (answer.menu) return succeed(answer.menu, sent, wish)
    const current = ownMenu.safeParse(answer.error?.current)
    if (current.success) return meet(current.data, sent, wish)
    if (answer.error?.reason === 'version') return save(wish, { ...sent, version: null })
    fail(answer)
  }

  function succeed(menu: OwnMenu, sent: EditorState, { release }: Wish) {
    setSaved(menu)
    setState((now) => ({ ...now, version: menu.version, base: sent.values }))
    setOutcome(release)
    if (release === 'draft') notify.success(labels.outcome[draftOutcome(saved)])
  }

  /** Somebody else has saved: asked only about what both have changed. */
  async function meet(current: OwnMenu, sent: EditorState, wish: Wish) {
    const fields = clashes(sent, current)
    setSaved(current)
    if (fields.length > 0) return setConflict({ current, fields, wish })
    const next = onto(current, sent, dirtyFields(sent))
    setState(next)
    await save(wish, next)
  }

  function settle(choice: 'mine' | 'theirs') {
    if (!conflict) return
    const { current, fields, wish } = conflict
    const keep = choice === 'mine' ? dirty : dirty.filter((name) => !fields.includes(name))
    const next = onto(current, state, keep)
    setState(next)
    setConflict(undefined)
    if (dirtyFields(next).length > 0) void save(wish, next)
  }

  function fail({ reached, error }: Extract<Answer, { menu?: undefined }>) {
    const [field = '', reason = ''] = Object.entries(error?.fields ?? {})[0] ?? []
    const byReason: Record<string, string> = {
      'email-not-verified': labels.problems.unverified,
      'scheduled-menus': labels.problems.plan,
      'publishAt past': labels.problems.past,
      'publishAt other-day': labels.problems.otherDay,
      'release future': labels.problems.future,
      'date past': labels.problems.datePast,
      'date too-far': labels.problems.tooFar,
      'too-many': `${labels.problems.tooMany} ${waitText(String(error?.retryAfter ?? ''), labels.wait)}`,
    }
    const known =
      byReason[`${field} ${reason}`] ?? byReason[error?.reason ?? ''] ?? byReason[error?.code ?? '']
    setProblem(known ?? (reached ? labels.problems.notSaved : labels.problems.unreachable))
  }

  return {
    ...{ slot, state, setState, saved, setSaved, dirty, change, fillIn, adopt, isReady, save, sending },
    ...{ problems, problem, conflict, setConflict, settle, asked, setAsked, outcome, setOutcome },
    drop: () => drafts.drop(key),
  }
}

export type MenuEditor = ReturnType<typeof useMenuEditor>

/** What becoming a draft means, by what it was. */
function draftOutcome(before: OwnMenu | null) {
  if (before?.state === 'published') return 'withdrawn'
  return before?.state === 'scheduled' ? 'unscheduled' : 'draft'
}

const dropped = (problems: Problems, names: string[]): Problems =>
  Object.fromEntries(Object.entries(problems).filter(([name]) => !names.includes(name)))
