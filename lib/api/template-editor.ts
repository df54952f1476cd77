import { notFound } from 'next/navigation'
import { getUserTemplate } from '@/contract/endpoints/templates'
import { listOwnTranslations } from '@/contract/endpoints/translations'
import { id as idSchema } from '@/contract/entities/id'
import type { OwnMenu } from '@/contract/entities/own-menu'
import type { UserTemplate } from '@/contract/entities/template'
import type { WrittenLanguage } from '@/contract/entities/translated-menu'
import { firstLanguage } from '@/contract/languages'
import { priceIn } from '@/contract/rules/menu/price'
import { newTemplate } from '@/contract/rules/menu-layout/formats'
import { includesLine, sheetFacts } from '@/contract/rules/menu-layout/printed-menu'
import { qrSquares } from '@/contract/rules/qr-code/qr-squares'
import { localNow } from '@/contract/rules/time/local-time'
import { hostHas } from '../host/features'
import { labelsOf } from '../i18n/labels'
import { sheetWords } from '../i18n/sheet-words'
import { stockTemplateNames } from '../i18n/stock-template-names'
import { languageHere } from '../language/here'
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
  const [{ owner, restaurant, slot, menu: stored }, qr, opened] = await Promise.all([
    ownToday(),
    hostHas('ownQr').then((has) => (has ? getOwnQr() : null)),
    asked === undefined ? emptyTemplate() : storedTemplate(asked),
  ])
  const [place, { menu, language }] = await Promise.all([
    getRestaurant(restaurant.restaurantId),
    stored ? inKitchensWords(stored) : { menu: null, language: languageHere() },
  ])
  const words = await sheetWords(language)
  return {
    opened: { ownerId: owner.ownerId, ...opened },
    printing: {
      menu,
      words,
      facts: sheetFacts({
        restaurantName: restaurant.restaurantName,
        menu: { ...slot, window: menu?.window ?? null },
        words,
        language,
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

/** The menu as its sheet shows it: the usual names of courses, which are stored in Castilian, and the words around in its language. */
async function inKitchensWords(menu: OwnMenu): Promise<{ menu: OwnMenu; language: WrittenLanguage }> {
  if (!(await hostHas('ownTranslations'))) return { menu, language: firstLanguage }
  const { token } = await getSession()
  const params = { date: menu.date, service: menu.service, language: 'en' as const }
  const read = await call(listOwnTranslations, { params }, { token }).catch(() => null)
  const headings = read?.courses.map(({ heading }) => heading) ?? []
  const categories = menu.categories.map((course, at) => ({ ...course, name: headings[at] ?? course.name }))
  return { menu: { ...menu, categories }, language: read?.writtenIn ?? firstLanguage }
}

async function emptyTemplate() {
  const { newName, sample } = await labelsOf('templateEditor')
  const { menu, price, ...rest } = newTemplate(newName)
  const text = priceIn(languageHere(), price.text)
  const design = { ...rest, menu: { ...menu, sections: sample }, price: { ...price, text } }
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
  if (!isStock) return { design, saved: { id: _id, version }, source: _id }
  const names = await stockTemplateNames()
  const templateName = names.get(_id) ?? design.templateName
  return { design: { ...design, ...(await sampleOf(design)), templateName }, saved: null, source: _id }
}

/** The sample of a stock template is Castilian, and becomes the owner's own text. */
async function sampleOf({ menu, observations, price }: UserTemplate) {
  const language = languageHere()
  if (language === firstLanguage) return {}
  const [{ sample }, words] = await Promise.all([labelsOf('templateEditor'), sheetWords(language)])
  const text = includesLine({ includes: ['pan', 'bebida', 'postre-o-cafe'] }, words)
  return {
    menu: { ...menu, sections: sample },
    observations: { ...observations, text },
    price: { ...price, text: priceIn(language, price.text) },
  }
}

function notFoundIfGone(error: unknown): never {
  if (error instanceof ApiError && error.status === 404) notFound()
  throw error
}
