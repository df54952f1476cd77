import { z } from 'zod'
import { specialMenu } from '@/contract/entities/carta'
import type { ProfileSheet } from '@/contract/entities/profile-sheet'
import { wizardAnswers } from '@/contract/entities/wizard-draft'
import { changedKeys, isSame, type ProfileKey, type ProfileValues, pick, valuesOf } from '../values'

/** What is in the fields, what it was when it came, and which version that was. */
export type EditorState = { version: number; base: ProfileValues; values: ProfileValues }

export function stateOf({ version, fields }: ProfileSheet): EditorState {
  const base = valuesOf(fields)
  return { version, base, values: base }
}

export const dirtyKeys = ({ values, base }: EditorState) => changedKeys(values, base)

/** A newer version under what was changed here: all else is as it is saved. */
export function onto(sheet: ProfileSheet, { values }: EditorState, kept: readonly ProfileKey[]): EditorState {
  const next = stateOf(sheet)
  return { ...next, values: { ...next.base, ...pick(values, kept) } }
}

/** Changed on both sides, and not to the same. */
export function clashes(state: EditorState, sheet: ProfileSheet): ProfileKey[] {
  const theirs = valuesOf(sheet.fields)
  return dirtyKeys(state).filter(
    (key) => !isSame(theirs[key], state.base[key]) && !isSame(theirs[key], state.values[key]),
  )
}

/** After a save: what was typed while it was under way is still to be saved. */
export function afterSave(sheet: ProfileSheet, sent: EditorState, now: EditorState): EditorState {
  const typed = dirtyKeys(now).filter((key) => !isSame(now.values[key], sent.values[key]))
  return onto(sheet, now, typed)
}

const values = wizardAnswers.extend({
  drinks: z.string().nullable().optional().catch(undefined),
  additionalMenuUrl: z.string().nullable().optional().catch(undefined),
  specialMenus: z.array(specialMenu).optional().catch(undefined),
})

const kept = z.object({ version: z.int(), base: values, values })

/** From the tab's storage, where anything may stand; it brings its own version, so that a save still notices others'. */
export function restored(stored: unknown, now: EditorState): EditorState | null {
  const { data } = kept.safeParse(stored)
  if (!data) return null
  const state = {
    version: data.version,
    base: { ...now.base, ...present(data.base) },
    values: { ...now.values, ...present(data.values) },
  }
  return dirtyKeys(state).length > 0 ? state : null
}

const present = (answers: Partial<ProfileValues>) =>
  Object.fromEntries(Object.entries(answers).filter(([, answer]) => answer !== undefined))
