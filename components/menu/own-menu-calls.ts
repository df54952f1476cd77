import { markSoldOut, saveOwnMenu } from '@/contract/endpoints/own-menus'
import type { Menu, MenuContent } from '@/contract/entities/menu'
import { type OwnMenu, ownMenu, type Release } from '@/contract/entities/own-menu'
import { type ErrorEnvelope, errorEnvelope } from '@/contract/errors'
import { ownerFetch } from '@/lib/browser/owner-fetch'

export type Slot = { date: string; service: Menu['service'] }

export type Save = {
  content: MenuContent
  version: number | null
  release: Release
  /** What the restaurant's clock says. */
  publishAt?: string
  confirmed?: boolean
}

/** `error` is what the host says; missing when it could not be reached, or said nothing of ours. */
export type Answer =
  | { menu: OwnMenu }
  | { menu?: undefined; reached: boolean; error?: ErrorEnvelope['error'] }

const at = (path: string, { date, service }: Slot) => path.replace(':date', date).replace(':service', service)

async function send(method: string, path: string, body: unknown): Promise<Answer> {
  const response = await ownerFetch(path, {
    method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const reply: unknown = await response?.json().catch(() => undefined)
  const menu = ownMenu.safeParse(reply)
  if (response?.ok && menu.success) return { menu: menu.data }
  return { reached: response !== undefined, error: errorEnvelope.safeParse(reply).data?.error }
}

export const putMenu = (slot: Slot, save: Save) => send(saveOwnMenu.method, at(saveOwnMenu.path, slot), save)

export type SoldOut = { category: number; item: number; name: string; soldOut: boolean }

export const patchSoldOut = (slot: Slot, change: SoldOut) =>
  send(markSoldOut.method, at(markSoldOut.path, slot), change)
