import {
  createUserTemplate,
  deleteUserTemplate,
  getUserTemplate,
  saveUserTemplate,
} from '@/contract/endpoints/templates'
import type { UserTemplate } from '@/contract/entities/template'
import { errorEnvelope } from '@/contract/errors'
import { ownerFetch } from '@/lib/browser/owner-fetch'

export type SavedAs = { id: string; version: number }
export type SaveProblem = 'notSaved' | 'unreachable' | 'tooMany' | 'gone' | 'notInPlan'
/** `current`: what somebody else has saved in the meantime. */
export type SaveAnswer =
  | { saved: SavedAs }
  | { conflict: { current: UserTemplate; version: number } }
  | { problem: SaveProblem }

const { template: stored } = getUserTemplate.reply.shape

/** Creates what has no id yet, and updates what has one. */
export async function saveTemplate(design: UserTemplate, as: SavedAs | null): Promise<SaveAnswer> {
  const endpoint = as ? saveUserTemplate : createUserTemplate
  const response = await ownerFetch(endpoint.path.replace(':id', as?.id ?? ''), {
    method: endpoint.method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(as ? { ...design, version: as.version } : design),
  })
  if (!response) return { problem: 'unreachable' }
  const reply: unknown = await response.json().catch(() => undefined)
  const saved = saveUserTemplate.reply.safeParse(reply)
  if (response.ok && saved.success) return { saved: saved.data }
  const error = errorEnvelope.safeParse(reply).data?.error
  const current = stored.safeParse(error?.current)
  if (current.success) {
    const { _id, isStock, version, ...template } = current.data
    return { conflict: { current: template, version } }
  }
  if (response.status === 404) return { problem: 'gone' }
  if (error?.code === 'plan') return { problem: 'notInPlan' }
  return { problem: error?.reason === 'too-many-templates' ? 'tooMany' : 'notSaved' }
}

/** True when it is gone, whoever has deleted it. */
export async function deleteTemplate(id: string) {
  const { path, method } = deleteUserTemplate
  const response = await ownerFetch(path.replace(':id', id), { method })
  return response?.ok === true || response?.status === 404
}
