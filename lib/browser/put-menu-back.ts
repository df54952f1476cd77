import { saveOwnMenu } from '@/contract/endpoints/own-menus'
import type { OwnMenu, Release } from '@/contract/entities/own-menu'
import type { Outcome } from './outcome'
import { send } from './send'

/**
 * Saves a menu as it was, over the given version. If its release time has passed, or the plan no longer allows scheduled menus, the menu
 * becomes a draft.
 */
export async function putMenuBack(
  menu: OwnMenu,
  version: number | null,
  now: Date,
): Promise<Outcome<OwnMenu, OwnMenu>> {
  const { date, service, publishAt } = menu
  const put = (how: { release: Release; publishAt?: string }) =>
    send(saveOwnMenu, {
      params: { date, service },
      body: { content: contentOf(menu), version, confirmed: true, ...how },
    })
  const release = releaseOf(menu, now)
  const answer = await put({ release, ...(release === 'schedule' && publishAt && { publishAt }) })
  return answer.code === 'plan' ? put({ release: 'draft' }) : answer
}

/** Whether a menu is again what it was. Its version is another one. */
export const isAsItWas = (before: OwnMenu, now: OwnMenu) =>
  now.state === before.state && JSON.stringify(contentOf(now)) === JSON.stringify(contentOf(before))

function releaseOf({ state, publishAt }: OwnMenu, now: Date): Release {
  if (state === 'published') return 'publish'
  const isLate = publishAt === null || new Date(publishAt) <= now
  return state === 'scheduled' && !isLate ? 'schedule' : 'draft'
}

const contentOf = ({ price, halfPrice, includes, window, categories, observation }: OwnMenu) => ({
  ...{ price, halfPrice, includes, window, categories, observation },
})
