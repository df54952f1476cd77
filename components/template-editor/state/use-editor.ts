'use client'

import { useReducer, useState } from 'react'
import { z } from 'zod'
import type { Comparison } from '@/components/ui/draft/comparison'
import { useVersionedDraft } from '@/components/ui/draft/use-versioned-draft'
import { notify } from '@/components/ui/notify'
import type { Current, Reply } from '@/contract/endpoint'
import { createUserTemplate, saveUserTemplate } from '@/contract/endpoints/templates'
import { id } from '@/contract/entities/id'
import { type UserTemplate, userTemplate } from '@/contract/entities/template'
import type { Outcome } from '@/lib/browser/outcome'
import { send } from '@/lib/browser/send'
import type { EditorLabels } from '../labels'
import { reduce, startingState } from './editor-state'
import { hasTooLong } from './too-long'

/** Null: not saved yet, possibly a copy of a stock template. */
type SavedAs = { id: string; version: number } | null
type SaveProblem = 'notSaved' | 'unreachable' | 'tooMany' | 'gone' | 'notInPlan'
type Field = 'name' | 'design'

export type Opened = {
  ownerId: string
  design: UserTemplate
  saved: SavedAs
  /** The key of the draft: the id in the address, or `new`. */
  source: string
}

const designOf = ({ templateName: _, ...design }: UserTemplate) => JSON.stringify(design)

/** Compares templates. Two designs cannot be merged: the owner chooses one. */
export const templateComparison: Comparison<UserTemplate, Field> = {
  compare: (one, other) => [
    ...(one.templateName === other.templateName ? [] : (['name'] as const)),
    ...(one === other || designOf(one) === designOf(other) ? [] : (['design'] as const)),
  ],
  merge: (theirs, mine, fields) => ({
    ...(fields.includes('design') ? mine : theirs),
    templateName: (fields.includes('name') ? mine : theirs).templateName,
  }),
}

const schema = { version: z.object({ id, version: z.int() }).nullable(), values: userTemplate }

export function useEditor({ ownerId, design: begun, saved, source }: Opened, labels: EditorLabels) {
  const [state, dispatch] = useReducer(reduce, begun, startingState)
  const [opened] = useState({ version: saved, values: begun })
  const [problem, setProblem] = useState<SaveProblem | 'nameMissing' | 'textTooLong'>()
  const design = state.history.present

  const draft = useVersionedDraft<
    SavedAs,
    UserTemplate,
    Field,
    Reply<typeof saveUserTemplate>,
    Current<typeof saveUserTemplate>
  >({
    keyOf: (saved) => `${ownerId}:template:${saved?.id ?? source}`,
    ...{ opened, values: design, ...templateComparison, schema, labels: labels.draft },
    change: (edit) => dispatch({ type: 'replace', edit }),
    isReady(design) {
      const missing = design.templateName.trim() ? undefined : 'nameMissing'
      const wrong = missing ?? (hasTooLong(design) ? 'textTooLong' : undefined)
      setProblem(wrong)
      return wrong === undefined
    },
    save: ({ version: over, values }) =>
      over
        ? send(saveUserTemplate, { params: { id: over.id }, body: { ...values, version: over.version } })
        : send(createUserTemplate, { body: values }),
    savedOf: ({ id, version }, sent) => ({ version: { id, version }, values: sent }),
    theirsOf: ({ template: { _id, isStock, version, ...values } }) => ({
      version: { id: _id, version },
      values,
    }),
    onSaved({ id }) {
      keepAddress(id)
      notify.success(labels.saved)
    },
    onRefused(answer) {
      // If the template was deleted elsewhere, the next save creates it again.
      if (answer.code === 'not-found') draft.adopt({ ...draft.saved, version: null })
      setProblem(problemOf(answer))
    },
  })

  /** Saves a copy and continues with it. The original keeps its last saved state. */
  function saveCopy(templateName: string) {
    dispatch({ type: 'edit', edit: { do: 'rename', name: templateName } })
    return draft.save(undefined, { version: null, values: { ...design, templateName } })
  }

  return { state, dispatch, design, draft, saveCopy, problem }
}

export type Editor = ReturnType<typeof useEditor>

function problemOf({ outcome, code, reason }: Outcome<unknown>): SaveProblem {
  if (outcome === 'unreachable') return 'unreachable'
  if (code === 'not-found') return 'gone'
  if (code === 'plan') return 'notInPlan'
  return reason === 'too-many-templates' ? 'tooMany' : 'notSaved'
}

/** Puts the id into the address, so that a reload opens the saved template. */
function keepAddress(id: string) {
  const url = new URL(window.location.href)
  if (url.searchParams.get('id') === id) return
  url.searchParams.set('id', id)
  window.history.replaceState(window.history.state, '', url)
}
