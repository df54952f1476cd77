import { type WizardAnswers, wizardAnswers } from '@/contract/entities/wizard-draft'
import { type ProfileKey, type ProfileValues, pick } from '../values'

/** What was typed and not saved comes before what is saved. */
export function withAnswers(saved: ProfileValues, answers: WizardAnswers): ProfileValues {
  const said = Object.fromEntries(Object.entries(answers).filter(([, answer]) => answer !== undefined))
  return { ...saved, ...said }
}

/** From the browser's storage, where anything may stand. */
export function readAnswers(kept: unknown): WizardAnswers {
  return wizardAnswers.safeParse(kept).data ?? {}
}

/** What the draft keeps of these; special menus and the like are no business of the wizard's. */
export function answersOf(values: ProfileValues, keys: readonly ProfileKey[]): WizardAnswers {
  const { specialMenus: _, additionalMenuUrl: __, drinks: ___, ...answers } = pick(values, keys)
  return answers
}
