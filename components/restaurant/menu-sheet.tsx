import { type ReactNode, useId } from 'react'
import { GinghamBand } from '@/components/ui/gingham-band'
import { PriceTag } from '@/components/ui/price-tag'
import { TranslatedPieces } from '@/components/ui/translated-pieces'
import type { MenuCategory as Category, Menu } from '@/contract/entities/menu'
import type { Restaurant } from '@/contract/entities/restaurant'
import type { TranslatedMenu } from '@/contract/entities/translated-menu'
import { collapse } from '@/contract/rules/menu/menu-size'
import { servedTimesOf } from '@/contract/rules/menu/serving'
import { phoneText } from '@/contract/rules/profile/phone'
import { menuDayPath, profilePath } from '@/contract/rules/profile/profile-slug'
import { clockText } from '@/contract/rules/time/clock-text'
import { localNow } from '@/contract/rules/time/local-time'
import { wordTable } from '@/contract/word-table'
import { priceText } from '@/lib/i18n/price-text'
import { timesInWords } from '@/lib/i18n/times-in-words'
import { useTranslations } from '@/lib/i18n/translations'
import { listText } from '@/lib/language/formats'
import { absoluteUrl } from '@/lib/seo/absolute-url'
import { kitchenLanguage, type MenuTranslation } from '@/lib/translated-menu'
import { MachineNote } from './machine-note'
import { MenuDish } from './menu-dish'
import { printSize } from './print-size'
import { TranslationNote } from './translation-note'
import { WholeMenuLink } from './whole-menu-link'

type Props = {
  menu: Menu
  restaurant: Restaurant
  title: string
  /** True: every course is open. False: long courses are collapsed, and one link opens all of them. */
  isWhole?: boolean
  /** The courses and dishes in the language of the page, and the language of the kitchen. */
  translation?: MenuTranslation
  /** The lines for the screen: the serving time or the date. */
  children: ReactNode
}

/** The menu, on screen and for printing. */
export function MenuSheet({ menu, restaurant, title, isWhole = false, translation, children }: Props) {
  const t = useTranslations('restaurant.menu')
  const id = useId()
  const updatedAt = localNow(new Date(menu.updatedAt), restaurant.timeZone)
  const served = servedTimesOf(menu, restaurant.schedule)
  const written = kitchenLanguage(translation)
  const { lines, headings, castilian } = translation ?? {}
  const shared = { isWhole, written, castilian }
  const inWords = (at: number) => ({ heading: headings?.[at], translated: lines?.[at] })
  const declares = menu.categories.some(({ items }) => items.some((item) => item.allergens))
  return (
    <section
      aria-labelledby={id}
      data-print-size={printSize(menu)}
      className="menu-sheet overflow-hidden rounded-lg border border-line bg-card shadow-sheet"
    >
      <GinghamBand className="h-3 [--check-size:6px]" />
      <div className="p-4 md:p-7">
        <p className="menu-sheet-house">{restaurant.restaurantName}</p>
        <div className="flex items-start justify-between gap-3 max-[20rem]:flex-wrap">
          <h2 id={id} className="text-2xl md:text-4xl">
            {title}
          </h2>
          <MenuPrice price={menu.price} />
        </div>
        {children}
        <TranslationNote {...{ menu, translation }} path={menuDayPath(restaurant, menu.date)} />
        <MenuIncludes menu={menu} />
        <p data-safe hidden className="mt-2 font-semibold text-olive print:hidden" />
        {isWhole || menu.categories.every(({ items }) => collapse(items).hidden.length === 0) ? null : (
          <WholeMenuLink text={t('whole')} />
        )}
        <div className="menu-sheet-dishes mt-4 grid gap-4 border-t-2 border-dashed border-edge/60 pt-3 print:gap-6 md:grid-cols-2 md:gap-x-10">
          {menu.categories.map((category, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: owners may call two courses the same
            <MenuCategory key={index} {...{ category, ...shared, ...inWords(index) }} />
          ))}
        </div>
        {menu.observation ? (
          <p className="mt-5 rounded bg-tile px-4 py-3 whitespace-pre-line">
            <strong className="font-semibold">{t('observations')}</strong>{' '}
            <span lang={written}>{menu.observation}</span>
          </p>
        ) : null}
        <p className="mt-4 text-sm text-soft">
          {served.length > 0 ? (
            <span className="hidden print:inline">{t('window', { times: timesInWords(served) })} </span>
          ) : null}
          {t('updated', { time: clockText(updatedAt.minute) })} {declares ? t('allergenNote') : null}
        </p>
        <SheetFoot restaurant={restaurant} />
      </div>
    </section>
  )
}

function MenuPrice({ price }: { price: number | null }) {
  const t = useTranslations('restaurant.menu')
  if (price === null) return <p className="max-w-28 text-right font-semibold">{t('askPrice')}</p>
  return (
    <p className="shrink-0">
      <span className="sr-only">{t('price')} </span>
      <PriceTag price={priceText(price)} className="text-[2rem]! md:text-5xl!" />
    </p>
  )
}

/** Only on paper: the address, the telephone and the restaurant's page. */
function SheetFoot({ restaurant }: { restaurant: Restaurant }) {
  const { Address, postcode, city } = restaurant.restaurantLocation
  const where = [Address, [postcode, city].filter(Boolean).join(' '), phoneText(restaurant.contactNumber)]
  const { host, pathname } = new URL(absoluteUrl(profilePath(restaurant)))
  return (
    <p className="menu-sheet-foot" aria-hidden="true">
      {where.filter(Boolean).join(' · ')}
      <br />
      {host + decodeURI(pathname)}
    </p>
  )
}

/** The things that the price includes, and the half price. */
function MenuIncludes({ menu: { halfPrice, includes } }: { menu: Menu }) {
  const t = useTranslations('restaurant.menu')
  const includeName = useTranslations('includes')
  const list = listText(includes.map((part) => includeName(part)))
  return (
    <p className="mt-1.5">
      {list ? `${t('includes', { list })} ` : null}
      {halfPrice === null ? null : (
        <strong className="figures font-semibold">{t('half', { price: priceText(halfPrice) })}</strong>
      )}
    </p>
  )
}

type CategoryProps = {
  category: Category
  /** In the language of the kitchen, where the stored name is not. */
  heading: string | undefined
  isWhole: boolean
  /** The language of the kitchen, where it is not that of the page. */
  written: string | undefined
  translated: TranslatedMenu['translated'][number] | undefined
  castilian: MenuTranslation['castilian']
}

/** docs/product.md#menu-collapse: of more than three dishes, two are shown until «Ver más». On paper, all are shown. */
function MenuCategory({
  category: { name, items },
  heading,
  isWhole,
  written,
  translated,
  castilian = {},
}: CategoryProps) {
  const t = useTranslations('restaurant.menu')
  const castilianNames = wordTable(castilian)
  const dishes = items.map((item, index) => {
    return { item, line: translated?.items[index], written, castilian: castilianNames[item.name] }
  })
  const { shown, hidden } = isWhole ? { shown: dishes, hidden: [] } : collapse(dishes)
  return (
    <section className="break-inside-avoid">
      <h3 lang={translated ? undefined : written} className="mb-1 text-xl text-check-ink">
        {translated ? <TranslatedPieces line={translated.name} /> : (heading ?? name)}
      </h3>
      <MachineNote line={translated?.name} />
      <ul className="divide-y divide-line">
        {shown.map((dish, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a dish may be there twice
          <MenuDish key={index} {...dish} />
        ))}
      </ul>
      {hidden.length > 0 ? (
        <details className="menu-more group open:flex open:flex-col-reverse print:details-content:[content-visibility:visible]">
          <summary className="inline-flex min-h-11 list-none items-center gap-1 self-start font-semibold text-azulejo underline underline-offset-4 hover:decoration-2 print:hidden">
            <span className="group-open:hidden">{t('more', { count: hidden.length })}</span>
            <span className="hidden group-open:inline">{t('less')}</span>
          </summary>
          <ul className="divide-y divide-line border-t border-line">
            {hidden.map((dish, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a dish may be there twice
              <MenuDish key={index} {...dish} />
            ))}
          </ul>
        </details>
      ) : null}
    </section>
  )
}
