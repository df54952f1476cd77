import type { Answer, Input } from '@/contract/endpoint'
import type * as contract from '@/contract/endpoints/own-menus'
import type { MenuDraft } from '@/contract/entities/menu'
import { firstLanguage } from '@/contract/languages'
import { usualCourseIn } from '@/contract/rules/menu-text/course-names'
import type { OwnerCtx } from '@/server/ctx'
import { requireOwnRestaurant } from '@/server/modules/restaurants'
import { writtenIn } from '@/server/text/dishes/written-in'
import { askAssistant } from './ask-assistant'

export async function proposeMenus(
  ctx: OwnerCtx,
  { body }: Input<typeof contract.proposeMenus>,
): Promise<Answer<typeof contract.proposeMenus>> {
  await requireOwnRestaurant(ctx)
  const menus = await askAssistant(ctx, ctx.owner.ownerId, body.text)
  return { menus: menus.map(inItsLanguage) }
}

/** The assistant names usual courses in Castilian, as the readers of texts do. The owner finds them in the language of the dishes. */
function inItsLanguage(menu: MenuDraft): MenuDraft {
  const language = writtenIn(menu.categories, firstLanguage)
  const categories = menu.categories.map((course) => ({
    ...course,
    name: usualCourseIn(course.name, language),
  }))
  return { ...menu, categories }
}
