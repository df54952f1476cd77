'use client'

import type { Messages } from 'next-intl'
import { useState } from 'react'
import { notify } from '@/components/ui/notify'
import { useKept } from '@/components/ui/use-kept'
import { type ProfileSheet, profileSheet } from '@/contract/entities/profile-sheet'
import { errorEnvelope } from '@/contract/errors'
import { drafts } from '@/lib/browser/drafts'
import { byField, errorsIn, type FieldErrors } from '../field-errors'
import type { ProfileLabels } from '../labels'
import type { ProfileForm } from '../profile-form'
import { type ProfileKey, pick } from '../values'
import { afterSave, clashes, dirtyKeys, type EditorState, onto, restored, stateOf } from './editor-state'
import { patchProfile } from './patch-profile'
import { specialMenuDraft } from './special-menu-draft'

export type EditorLabels = Messages['profileEditor'] & { form: ProfileLabels; close: string }

export type Conflict = { sheet: ProfileSheet; keys: ProfileKey[] }

export function useProfileEditor(sheet: ProfileSheet, ownerId: string, labels: EditorLabels) {
  const [state, setState] = useState(() => stateOf(sheet))
  const [isPublic, setPublic] = useState(sheet.isPublic)
  const [errors, setErrors] = useState<FieldErrors>({})
  const [problem, setProblem] = useState<string>()
  const [conflict, setConflict] = useState<Conflict>()
  const [isSaving, setSaving] = useState(false)
  const key = `${ownerId}:profile`
  const dirty = dirtyKeys(state)
  useKept(key, {
    state,
    isDirty: (state) => dirtyKeys(state).length > 0,
    restored,
    onRestore(kept) {
      setState(kept)
      notify.info(labels.recovered)
    },
  })

  const set: ProfileForm['set'] = (name, value) => {
    setState((now) => ({ ...now, values: { ...now.values, [name]: value } }))
    setErrors(({ [name]: _, ...others }) => others)
  }

  async function save(sent = state) {
    const keys = dirtyKeys(sent)
    const wrong = errorsIn(pick(sent.values, keys))
    setConflict(undefined)
    setErrors(wrong)
    setProblem(undefined)
    if (Object.keys(wrong).length > 0) return fail(labels.invalid)
    setSaving(true)
    const response = await patchProfile(sheet.restaurantId, sent.version, pick(sent.values, keys))
    const reply: unknown = await response?.json().catch(() => undefined)
    setSaving(false)
    const saved = profileSheet.safeParse(reply)
    if (response?.ok && saved.success) return succeed(saved.data, sent)
    const error = errorEnvelope.safeParse(reply).data?.error
    const current = profileSheet.safeParse(error?.current)
    if (current.success) return meet(current.data, sent)
    setErrors(byField(Object.entries(error?.fields ?? {})))
    fail(response ? (error?.fields ? labels.invalid : labels.notSaved) : labels.unreachable)
  }

  function succeed(saved: ProfileSheet, sent: EditorState) {
    setState((now) => afterSave(saved, sent, now))
    setPublic(saved.isPublic)
    notify.success(labels.saved)
  }

  /** Somebody else has saved: asked only about what both have changed. */
  async function meet(current: ProfileSheet, sent: EditorState) {
    const keys = clashes(sent, current)
    if (keys.length > 0) return setConflict({ sheet: current, keys })
    await saveOnto(current, sent, dirtyKeys(sent))
  }

  async function saveOnto(current: ProfileSheet, from: EditorState, kept: ProfileKey[]) {
    const next = onto(current, from, kept)
    setState(next)
    setConflict(undefined)
    if (dirtyKeys(next).length > 0) await save(next)
    else notify.success(labels.saved)
  }

  function settle(choice: 'mine' | 'theirs') {
    if (!conflict) return
    const { sheet: current, keys } = conflict
    const kept = choice === 'mine' ? dirty : dirty.filter((name) => !keys.includes(name))
    void saveOnto(current, state, kept)
  }

  function fail(text: string) {
    setProblem(text)
    notify.error(labels.notSaved)
  }

  const form: ProfileForm = { values: state.values, set, errors, labels: labels.form }
  function drop() {
    drafts.drop(key)
    specialMenuDraft.drop(ownerId)
  }
  return { form, dirty, save, isSaving, problem, conflict, setConflict, settle, isPublic, drop }
}
