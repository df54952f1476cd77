'use client'

import { useEffect, useMemo, useReducer, useState } from 'react'
import { z } from 'zod'
import { notify } from '@/components/ui/notify'
import { useKept } from '@/components/ui/use-kept'
import { id } from '@/contract/entities/id'
import { type UserTemplate, userTemplate } from '@/contract/entities/template'
import { drafts } from '@/lib/browser/drafts'
import type { EditorLabels } from '../labels'
import { isDirty, reduce, startingState } from './editor-state'
import { type SavedAs, type SaveProblem, saveTemplate } from './template-calls'
import { hasTooLong } from './too-long'

export type Opened = {
  ownerId: string
  design: UserTemplate
  /** null: not saved yet, though it may be a copy of one of ours. */
  saved: SavedAs | null
  /** What a draft is found again by: the address's id, or `new`. */
  source: string
}

/** It brings the version it was made on, so that a save still notices others'. */
const kept = z.object({
  design: userTemplate,
  as: z.object({ id, version: z.int() }).nullable(),
})

type Conflict = { current: UserTemplate; version: number }

export function useEditor(
  { ownerId, design: opened, saved: openedAs, source }: Opened,
  labels: EditorLabels,
) {
  const [state, dispatch] = useReducer(reduce, opened, startingState)
  const [as, setAs] = useState(openedAs)
  const [isSaving, setSaving] = useState(false)
  const [problem, setProblem] = useState<SaveProblem | 'nameMissing' | 'textTooLong'>()
  const [conflict, setConflict] = useState<Conflict>()
  const design = state.history.present
  const dirty = isDirty(state)
  const key = `${ownerId}:template:${as?.id ?? source}`
  const drop = () => drafts.drop(key)
  useKept(key, {
    state: useMemo(() => ({ design, as }), [design, as]),
    isDirty: () => dirty,
    restored: (stored, now) => {
      const { data } = kept.safeParse(stored)
      return data && JSON.stringify(data.design) !== JSON.stringify(now.design) ? data : null
    },
    onRestore(found) {
      dispatch({ type: 'restore', design: found.design })
      setAs(found.as)
      notify.info(labels.recovered)
    },
  })

  useEffect(() => {
    if (dirty) notify.prepare()
  }, [dirty])

  async function save(over = as, shown = design) {
    setConflict(undefined)
    if (!shown.templateName.trim()) return setProblem('nameMissing')
    if (hasTooLong(shown)) return setProblem('textTooLong')
    setProblem(undefined)
    setSaving(true)
    const answer = await saveTemplate(shown, over)
    setSaving(false)
    if ('conflict' in answer) return setConflict(answer.conflict)
    if ('problem' in answer) {
      // What was deleted elsewhere is made anew by the next try.
      if (answer.problem === 'gone') setAs(null)
      return setProblem(answer.problem)
    }
    // From here on it is kept under its id.
    drop()
    setAs(answer.saved)
    dispatch({ type: 'saved', design: shown })
    keepAddress(answer.saved.id)
    notify.success(labels.saved)
  }

  /** From here on the copy is what is edited; what it was made of stays as it was last saved. */
  function saveCopy(templateName: string) {
    dispatch({ type: 'edit', edit: { do: 'rename', name: templateName } })
    setAs(null)
    return save(null, { ...design, templateName })
  }

  function forget() {
    drop()
    dispatch({ type: 'saved', design })
  }

  function settle(choice: 'mine' | 'theirs') {
    if (!conflict || !as) return
    const now = { id: as.id, version: conflict.version }
    setAs(now)
    setConflict(undefined)
    if (choice === 'mine') return void save(now)
    dispatch({ type: 'restore', design: conflict.current })
    dispatch({ type: 'saved', design: conflict.current })
  }

  return {
    ...{ state, dispatch, design, dirty, as, save, saveCopy, forget, drop },
    ...{ isSaving, problem, conflict, setConflict, settle },
  }
}

export type Editor = ReturnType<typeof useEditor>

/** A reload opens what was saved. */
function keepAddress(id: string) {
  const url = new URL(window.location.href)
  if (url.searchParams.get('id') === id) return
  url.searchParams.set('id', id)
  window.history.replaceState(window.history.state, '', url)
}
