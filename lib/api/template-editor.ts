import 'server-only'
import { notFound } from 'next/navigation'
import { getUserTemplate } from '@/contract/endpoints/templates'
import { id as idSchema } from '@/contract/entities/id'
import { newTemplate } from '@/contract/rules/menu-layout/new-template'
import { sheetFacts } from '@/contract/rules/menu-layout/sheet-facts'
import { qrSquares } from '@/contract/rules/qr-code'
import { labelsOf } from '../i18n/labels'
import { absoluteUrl } from '../seo/absolute-url'
import { getSession } from '../session'
import { ApiError } from './api-error'
import { call } from './call'
import { getOwnMenuDay } from './own-menus'

/** A template to be worked on, with what it will be filled with today; a new one where the address names none. */
export async function getTemplateEditor(asked: unknown) {
  const [{ owner, restaurant, slot, menu }, opened, printed, weekdays, includes, allergens] =
    await Promise.all([
      getOwnMenuDay(undefined, undefined),
      asked === undefined ? emptyTemplate() : storedTemplate(asked),
      labelsOf('printedMenu'),
      labelsOf('weekdays'),
      labelsOf('includes'),
      labelsOf('allergens'),
    ])
  const words = { printedMenu: printed, weekdays, includes, allergens }
  return {
    opened: { ownerId: owner.ownerId, ...opened },
    printing: {
      menu,
      words,
      facts: sheetFacts({
        restaurantName: restaurant.restaurantName,
        menu: { ...slot, window: menu?.window ?? null },
        words,
      }),
      qr: qrSquares(absoluteUrl(`/restaurant/profile/${restaurant.restaurantId}`)),
    },
  }
}

async function emptyTemplate() {
  const { newName, sample } = await labelsOf('templateEditor')
  const { menu, ...rest } = newTemplate(newName)
  const design = { ...rest, menu: { ...menu, sections: sample } }
  return { design, saved: null, source: 'new' }
}

/** One of ours is opened as the beginning of an own one. */
async function storedTemplate(asked: unknown) {
  const id = idSchema.safeParse(asked)
  if (!id.success) notFound()
  const { token } = await getSession()
  const { template } = await call(getUserTemplate, { params: { id: id.data } }, { token }).catch(
    notFoundIfGone,
  )
  const { _id, isStock, version, ...design } = template
  return { design, saved: isStock ? null : { id: _id, version }, source: _id }
}

function notFoundIfGone(error: unknown): never {
  if (error instanceof ApiError && error.status === 404) notFound()
  throw error
}
