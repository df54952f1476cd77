import type { MenuDraft } from '@/contract/entities/menu'
import { parseMenuText } from '@/contract/rules/menu-text/parse-menu-text'
import { localNow } from '@/contract/rules/time/local-time'
import type { Ctx } from '@/server/ctx'
import { takeAsClient } from '@/server/modules/accounts'
import { findOwnRestaurant } from '@/server/modules/restaurants'
import { checkedMenus } from './checked-menus'
import { needsAssistant } from './needs-assistant'
import { takeQuestion } from './queries'

/** A limit for the operator's costs. An owner writes fewer messages in a day. */
export const questionsADay = 40

/**
 * The assistant's proposal for a text that the rules did not understand whole. Empty in every other case: the rules' reading stands.
 * Do not call within a transaction: the answer may take eight seconds.
 */
export async function askAssistant(ctx: Ctx, ownerId: string, text: string): Promise<MenuDraft[]> {
  const { assistant } = ctx
  const restaurant = assistant && (await findOwnRestaurant(ctx.db, ownerId))
  if (!assistant || !restaurant) return []
  const today = localNow(ctx.clock(), restaurant.timeZone).date
  const read = parseMenuText(text, { today })
  if (!needsAssistant(text, read)) return []
  const mayAsk =
    (await takeAsClient(ctx, ownerId, { name: 'questions', most: questionsADay })) &&
    (await takeQuestion(ctx.db, restaurant.id, today, questionsADay))
  if (!mayAsk) {
    ctx.log.info('the assistant was not asked: the questions of the day are used up')
    return []
  }
  const started = performance.now()
  const answer = await assistant.read(text)
  const menus = 'reading' in answer ? checkedMenus(text, read, answer.reading, today) : []
  const ms = Math.round(performance.now() - started)
  const outcome = 'failure' in answer ? answer.failure : menus.length > 0 ? 'proposed' : 'not-taken'
  ctx.log.info({ ms, outcome }, 'the assistant was asked')
  return menus
}
