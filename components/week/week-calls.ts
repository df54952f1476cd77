import { z } from 'zod'
import { answerHoliday, type Holiday } from '@/contract/endpoints/holidays'
import { copyOwnMenus, deleteOwnMenu, listOwnMenus, saveOwnMenu } from '@/contract/endpoints/own-menus'
import { type OwnMenu, ownMenu, type Release } from '@/contract/entities/own-menu'
import { errorEnvelope, errorStatus } from '@/contract/errors'
import { ownerFetch } from '@/lib/browser/owner-fetch'
import { contentOf, type Slot } from './slot'

/** What the days to come hold, for whoever chooses among them; anything moved or copied makes it void. */
export const menusAhead = 'menus-ahead'

export type Pair = { from: Slot; to: Slot }

/** What came of a copy: the targets as they are now, or the menus that would be lost. */
export type Copied = { menus: OwnMenu[] } | { lost: OwnMenu[] } | { failed: true }

const json = (method: string, body: unknown) => ({
  method,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
})

const at = (path: string, { date, service }: Slot) => path.replace(':date', date).replace(':service', service)

export async function readMenus(from: string, to: string) {
  const response = await ownerFetch(`${listOwnMenus.path}?${new URLSearchParams({ from, to })}`)
  return response?.ok ? listOwnMenus.reply.parse(await response.json()) : undefined
}

const conflict = z.object({ menus: z.array(ownMenu) })

export async function copyMenus(days: Pair[], mode: 'copy' | 'move', overwrite: boolean): Promise<Copied> {
  const response = await ownerFetch(copyOwnMenus.path, json('POST', { days, mode, overwrite }))
  const reply: unknown = await response?.json().catch(() => undefined)
  const done = copyOwnMenus.reply.safeParse(reply)
  if (response?.ok && done.success) return done.data
  const lost = conflict.safeParse(errorEnvelope.safeParse(reply).data?.error.current)
  return lost.success ? { lost: lost.data.menus } : { failed: true }
}

export const removeMenu = (menu: OwnMenu) =>
  ownerFetch(`${at(deleteOwnMenu.path, menu)}?version=${menu.version}`, { method: 'DELETE' })

/** As it was, save that what should have come out meanwhile waits as a draft; so does what the plan no longer schedules. */
export async function putBack(menu: OwnMenu, version: number | null, now: Date) {
  const isLate = menu.publishAt === null || new Date(menu.publishAt) <= now
  const release: Release =
    menu.state === 'published' ? 'publish' : menu.state === 'scheduled' && !isLate ? 'schedule' : 'draft'
  const publishAt = release === 'schedule' && menu.publishAt ? { publishAt: menu.publishAt } : {}
  const body = { content: contentOf(menu), version, confirmed: true }
  const put = (how: object) => ownerFetch(at(saveOwnMenu.path, menu), json('PUT', { ...body, ...how }))
  const answer = await put({ release, ...publishAt })
  return answer?.status === errorStatus.plan ? put({ release: 'draft' }) : answer
}

export async function putAnswer(
  date: string,
  opens: boolean | null,
  everyYear: boolean,
): Promise<Holiday | undefined> {
  const path = answerHoliday.path.replace(':date', date)
  const response = await ownerFetch(path, json('PUT', { opens, everyYear }))
  return response?.ok ? answerHoliday.reply.parse(await response.json()) : undefined
}
