import { notFound } from 'next/navigation'
import { getUserTemplate } from '@/contract/endpoints/templates'
import { id as idSchema } from '@/contract/entities/id'
import { firstLanguage } from '@/contract/languages'
import { newTemplate } from '@/contract/rules/menu-layout/formats'
import { sheetFacts } from '@/contract/rules/menu-layout/printed-menu'
import { qrSquares } from '@/contract/rules/qr-code/qr-squares'
import { localNow } from '@/contract/rules/time/local-time'
import { hostHas } from '../host/features'
import { labelsOf } from '../i18n/labels'
import { requireOwner } from '../owner'
import { absoluteUrl } from '../seo/absolute-url'
import { getSession } from '../session'
import { ApiError } from './api-error'
import { call } from './call'
import { getOwnMenuDay } from './own-menus'
import { getOwnQr } from './own-qr'
import { getRestaurant } from './restaurants'

import 'server-only'

/** A template to edit, with the menu and texts of today. A new template where the address names none. */
export async function getTemplateEditor(asked: unknown) {
  const [{ owner, restaurant, slot, menu }, qr, opened, printed, weekdays, includes, allergens] =
    await Promise.all([
      ownToday(),
      hostHas('ownQr').then((has) => (has ? getOwnQr() : null)),
      asked === undefined ? emptyTemplate() : storedTemplate(asked),
      labelsOf('printedMenu', firstLanguage),
      labelsOf('weekdays', firstLanguage),
      labelsOf('includes', firstLanguage),
      labelsOf('allergens', firstLanguage),
    ])
  const place = await getRestaurant(restaurant.restaurantId)
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
        ...(place && {
          place: { ...place, address: place.restaurantLocation.Address, city: place.restaurantLocation.city },
        }),
      }),
      qr: qrSquares(
        qr?.qr.url ?? absoluteUrl(`/restaurant/profile/${restaurant.restaurantId}`, firstLanguage),
      ),
    },
  }
}

/** A host without menus by day has no menu to draw: the editor then uses a sample. */
async function ownToday() {
  if (await hostHas('menus')) return getOwnMenuDay(undefined, undefined)
  const owner = await requireOwner()
  const { restaurant } = owner
  if (!restaurant) notFound()
  const { date } = localNow(new Date(), 'Europe/Madrid')
  return { owner, restaurant, slot: { date, service: 'comida' as const }, menu: null }
}

async function emptyTemplate() {
  const { newName, sample } = await labelsOf('templateEditor')
  const { menu, ...rest } = newTemplate(newName)
  const design = { ...rest, menu: { ...menu, sections: sample } }
  return { design, saved: null, source: 'new' }
}

/** A stock template opens as the start of the owner's own template. */
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
