import type { Answer, Input } from '@/contract/endpoint'
import type * as contract from '@/contract/endpoints/own-menus'
import type { MenuContent } from '@/contract/entities/menu'
import { releaseInstant } from '@/contract/rules/menu/menu-times'
import { menuQuestions } from '@/contract/rules/menu/price'
import type { OwnerCtx } from '@/server/ctx'
import { AppError } from '@/server/errors'
import { contentOf, ownMenuOf } from '../menu'
import { changeMenus } from './change-menus'
import { requireReady, saveMenu } from './save-menu'

export async function saveOwnMenu(
  ctx: OwnerCtx,
  { params: slot, body }: Input<typeof contract.saveOwnMenu>,
): Promise<Answer<typeof contract.saveOwnMenu>> {
  const { version, release, publishAt, confirmed } = body
  const content = contentOf(body.content)
  if (release !== 'draft') {
    requireReady(ctx, body.content, 'content.categories')
    if (!confirmed) requireUsualPrice(body.content)
  }
  return changeMenus(ctx, async (change) => {
    const at = publishAt ? releaseInstant(publishAt, change.restaurant.timeZone) : undefined
    const { saved, isSeen } = await saveMenu(ctx, change, { slot, content, release, publishAt: at, version })
    return { answer: ownMenuOf(saved), steps: [{ action: saved.state, menu: saved }], isSeen }
  })
}

function requireUsualPrice(content: MenuContent) {
  const questions = menuQuestions(content)
  if (questions.length > 0)
    throw new AppError('conflict', 'unusual-price', {
      message: 'Revisa el precio antes de publicar.',
      fields: Object.fromEntries(questions.map(({ field, reason }) => [`content.${field}`, reason])),
    })
}
