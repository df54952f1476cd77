'use client'

import type { Messages } from 'next-intl'
import { useState } from 'react'
import type { DraftLabels } from '@/components/ui/draft/draft-labels'
import { useVersionedDraft } from '@/components/ui/draft/use-versioned-draft'
import { notify } from '@/components/ui/notify'
import { saveProfile } from '@/contract/endpoints/profile'
import type { ProfileSheet } from '@/contract/entities/profile-sheet'
import { send } from '@/lib/browser/send'
import { kitchenLanguage } from '@/lib/translated-menu'
import { byField, errorsIn, type FieldErrors } from '../field-errors'
import type { ProfileLabels } from '../labels'
import type { ProfileForm } from '../profile-form'
import { changesOf, pick } from '../values'
import { profileComparison, profileSchema, savedOf } from './profile-draft'
import { specialMenuDraft } from './special-menu-draft'

export type EditorLabels = Messages['profileEditor'] & { form: ProfileLabels; draft: DraftLabels }

export function useProfileEditor(sheet: ProfileSheet, ownerId: string, labels: EditorLabels) {
  const [opened] = useState(() => savedOf(sheet))
  const [schema] = useState(() => profileSchema(opened.values))
  const [values, setValues] = useState(opened.values)
  const [isPublic, setPublic] = useState(sheet.isPublic)
  const [errors, setErrors] = useState<FieldErrors>({})
  const [problem, setProblem] = useState<string>()

  const draft = useVersionedDraft({
    keyOf: () => `${ownerId}:profile`,
    ...{ opened, values, change: setValues, ...profileComparison, schema, labels: labels.draft },
    isReady(values, _wish, changed) {
      const wrong = errorsIn(pick(values, changed))
      setErrors(wrong)
      setProblem(undefined)
      if (Object.keys(wrong).length > 0) fail(labels.invalid)
      else if (changed.length > 0) return true
      // Another tab has saved the same values.
      else notify.success(labels.saved)
      return false
    },
    save({ version, values, changed }) {
      const { restaurantId } = sheet
      const body = { version, changes: changesOf(pick(values, changed)) }
      return send(saveProfile, { params: { restaurantId }, body })
    },
    savedOf,
    theirsOf: savedOf,
    onSaved(saved) {
      setPublic(saved.isPublic)
      notify.success(labels.saved)
    },
    onRefused({ outcome, fields = {} }) {
      if (outcome === 'unreachable') return fail(labels.unreachable)
      const refused = Object.entries(fields)
      setErrors(byField(refused))
      fail(refused.length > 0 ? labels.invalid : labels.notSaved)
    },
  })

  const set: ProfileForm['set'] = (name, value) => {
    setValues((now) => ({ ...now, [name]: value }))
    setErrors(({ [name]: _, ...others }) => others)
  }

  function fail(text: string) {
    setProblem(text)
    notify.error(labels.notSaved)
  }

  function drop() {
    draft.drop()
    specialMenuDraft.drop(ownerId)
  }

  const written = kitchenLanguage(sheet)
  const form: ProfileForm = { values, set, errors, labels: labels.form, written }
  return { form, draft, problem, isPublic, drop }
}
