import type { Input } from '@/contract/endpoint'
import type * as contract from '@/contract/endpoints/wizard'
import { wizardAnswers } from '@/contract/entities/wizard-draft'
import type { OwnerCtx } from '@/server/ctx'
import { findDraft, keepAnswers } from './queries'

/** The step where the owner stopped, on any device. */
export async function getWizardDraft({ db, owner }: OwnerCtx) {
  const draft = await findDraft(db, owner.ownerId)
  return { step: draft?.step ?? 1, answers: wizardAnswers.parse(draft?.answers ?? {}) }
}

export async function keepWizardDraft(
  { db, owner, clock }: OwnerCtx,
  { body }: Input<typeof contract.keepWizardDraft>,
) {
  await keepAnswers(db, { ownerId: owner.ownerId, ...body, updatedAt: clock() })
  return { success: true as const }
}
