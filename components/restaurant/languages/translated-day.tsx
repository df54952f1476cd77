import { GinghamBand } from '@/components/ui/gingham-band'
import { Link } from '@/components/ui/link'
import type { Restaurant } from '@/contract/entities/restaurant'
import type { TranslatedMenu } from '@/contract/entities/translated-menu'
import { menuDayPath, profilePath } from '@/contract/rules/profile/profile-slug'
import { fill } from '@/lib/i18n/fill'
import { guidePath, menuGuides } from '@/lib/i18n/menu-guide'
import { dateIn, listIn, menuWords, priceIn, type ShownLanguage } from '@/lib/i18n/menu-words'
import { MenuLanguages } from './menu-languages'
import { TranslatedDish, TranslatedPieces } from './translated-dish'

type Props = { restaurant: Restaurant; date: string; language: ShownLanguage; menus: TranslatedMenu[] }

/** docs/product.md#menu-in-a-language */
export function TranslatedDay({ restaurant, date, language, menus }: Props) {
  const words = menuWords[language]
  const guide = menuGuides[language]
  const name = restaurant.restaurantName
  return (
    <article lang={language} className="container-page grid max-w-4xl gap-4 py-6 pb-12">
      <h1 className="text-3xl wrap-anywhere md:text-5xl">
        {fill(words.title, { name, date: dateIn(language, date) })}
      </h1>
      <p>
        {guide.short}{' '}
        <Link href={guidePath(language)} hrefLang={language} prefetch={false} className="link">
          {guide.more}
        </Link>
      </p>
      <p className="rounded bg-tile px-4 py-3">{words.note}</p>
      <div className="flex flex-wrap items-center gap-x-6">
        <Link
          href={menuDayPath(restaurant, date)}
          hrefLang="es"
          className="inline-flex min-h-11 items-center font-semibold text-azulejo underline underline-offset-4"
        >
          {words.original}
        </Link>
        <div lang="es">
          <MenuLanguages restaurant={restaurant} date={date} except={language} />
        </div>
      </div>
      {menus.map((menu) => (
        <TranslatedSheet key={menu.menuId} menu={menu} language={language} />
      ))}
      <p>
        <Link href={profilePath(restaurant)} hrefLang="es" className="link inline-flex min-h-11 items-center">
          {words.restaurant}
        </Link>
      </p>
    </article>
  )
}

function TranslatedSheet({ menu, language }: { menu: TranslatedMenu; language: ShownLanguage }) {
  const words = menuWords[language]
  const { price, halfPrice, includes, categories, translated, observation } = menu
  const included = includes.map((part) => words.included[part])
  return (
    <section className="overflow-hidden rounded-lg border border-line bg-card shadow-sheet">
      <GinghamBand className="h-3 [--check-size:6px]" />
      <div className="p-4 md:p-7">
        <h2 className="text-2xl md:text-4xl">{words.service[menu.service]}</h2>
        <p className="mt-1.5 text-lg">
          {price === null ? words.askPrice : `${words.price} ${priceIn(language, price)}.`}{' '}
          {included.length > 0 ? fill(words.includes, { list: listIn(language, included) }) : null}{' '}
          {halfPrice === null ? null : fill(words.half, { price: priceIn(language, halfPrice) })}
        </p>
        <div className="mt-4 grid gap-4 border-t-2 border-dashed border-edge/60 pt-3 md:grid-cols-2 md:gap-x-10">
          {categories.map(({ items }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: owners may call two courses the same
            <Course key={at} items={items} course={translated[at]} language={language} />
          ))}
        </div>
        {observation ? (
          <p className="mt-5 rounded bg-tile px-4 py-3">
            <strong className="font-semibold">{words.observations}</strong>{' '}
            <i lang="es" className="whitespace-pre-line">
              {observation}
            </i>
          </p>
        ) : null}
        {categories.some(({ items }) => items.some((item) => item.allergens)) ? (
          <p className="mt-4 text-sm text-soft">{words.allergenNote}</p>
        ) : null}
      </div>
    </section>
  )
}

type CourseProps = {
  items: TranslatedMenu['categories'][number]['items']
  course: TranslatedMenu['translated'][number] | undefined
  language: ShownLanguage
}

function Course({ items, course, language }: CourseProps) {
  if (!course) return null
  return (
    <section className="break-inside-avoid">
      <h3 className="mb-1 text-xl text-check-ink">
        <TranslatedPieces line={course.name} />
      </h3>
      <ul className="divide-y divide-line">
        {items.map((item, at) => {
          const line = course.items[at]
          // biome-ignore lint/suspicious/noArrayIndexKey: a dish may be there twice
          return line ? <TranslatedDish key={at} item={item} line={line} language={language} /> : null
        })}
      </ul>
    </section>
  )
}
