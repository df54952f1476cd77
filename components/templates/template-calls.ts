import { z } from 'zod'
import { type DrawnSheet, drawSheet } from '@/contract/endpoints/sheets'
import {
  createUserTemplate,
  deleteUserTemplate,
  duplicateUserTemplate,
  getUserTemplate,
  type StoredTemplate,
  saveUserTemplate,
} from '@/contract/endpoints/templates'
import { updateRestaurant } from '@/contract/endpoints/wizard'
import { errorEnvelope } from '@/contract/errors'
import { ownerFetch } from '@/lib/browser/owner-fetch'

export type SheetFormat = DrawnSheet['format']

const json = (method: string, body: unknown) => ({
  method,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
})

const withId = (path: string, id: string) => path.replace(':id', id)

/** A sheet's address and what did not fit; undefined when it could not be drawn. */
export async function askSheet(
  format: SheetFormat,
  menuId: string,
  templateId: string,
  signal?: AbortSignal,
) {
  const path = drawSheet.path.replace(':format', format)
  const response = await ownerFetch(path, { ...json('POST', { menuId, templateId }), signal })
  const reply = drawSheet.reply.safeParse(await response?.json().catch(() => undefined))
  return response?.ok ? reply.data : undefined
}

export async function chooseTemplate(restaurantId: string, templateId: string) {
  const path = updateRestaurant.path.replace(':restaurantId', restaurantId)
  const change = { key: 'templateId', mode: 'replace', value: templateId }
  return (await ownerFetch(path, json('PATCH', change)))?.ok ?? false
}

export async function renameTemplate(id: string, templateName: string) {
  const response = await ownerFetch(withId(saveUserTemplate.path, id), json('PATCH', { templateName }))
  return response?.ok ?? false
}

const made = z.object({ id: z.string(), templateName: z.string(), version: z.int() })

/** What was made, or why not. */
async function make(path: string, body: unknown) {
  const response = await ownerFetch(path, json('POST', body))
  const reply: unknown = await response?.json().catch(() => undefined)
  const done = made.safeParse(reply)
  if (response?.ok && done.success) return { made: done.data }
  return { reason: errorEnvelope.safeParse(reply).data?.error.reason }
}

export const duplicateTemplate = (id: string) => make(withId(duplicateUserTemplate.path, id), {})

/** The whole of it comes back, to be made again should it have been a mistake. */
export async function removeTemplate(id: string): Promise<StoredTemplate | undefined> {
  const path = withId(deleteUserTemplate.path, id)
  const read = await ownerFetch(path)
  const whole = getUserTemplate.reply.safeParse(await read?.json().catch(() => undefined))
  if (!read?.ok || !whole.success) return undefined
  const response = await ownerFetch(path, { method: 'DELETE' })
  return response?.ok ? whole.data.template : undefined
}

export const remakeTemplate = ({ _id, isStock, version, ...template }: StoredTemplate) =>
  make(createUserTemplate.path, template)
