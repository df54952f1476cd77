import { allergens } from '@/contract/entities/menu'
import { firstLanguage, type Language, type WrittenLanguage } from '@/contract/languages'
import { listText } from '@/contract/rules/language/formats'
import { priceText } from '@/contract/rules/menu/price'
import { servedTimes } from '@/contract/rules/menu/serving'
import type { MinuteRange } from '@/contract/rules/time/opening-hours'
import { courseIn } from '@/server/text/dishes/courses'
import { translatorsOf } from '@/server/words/translators-of'
import type { DailyMenuData } from '../data'
import { DishName, LineName, plainName } from './dish-name'
import { useIsText, useLanguage } from './format'
import { InLanguage } from './in-language'
import { look } from './look'
import { Table } from './table'
import { timesText } from './times-text'

const words = translatorsOf('mail.dailyMenu')
const printedMenuWords = translatorsOf('printedMenu')
const includedWords = translatorsOf('includes')
const allergenWords = translatorsOf('allergens')

type Menu = DailyMenuData['menus'][number]
type Course = Menu['categories'][number]
type MenuItem = Course['items'][number]

type Props = {
  menu: Menu
  /** The language into which the dishes were translated, if they were. */
  language?: Language | undefined
  /** The opening hours of the week. */
  week: readonly MinuteRange[]
  isAlone: boolean
}

/** A menu for diners: first the price, then the dishes by category. */
export function MenuCard({ menu, language: into, week, isAlone }: Props) {
  const language = useLanguage()
  const t = words(language)
  const printed = printedMenuWords(language)
  const { price, observation, service, writtenIn = firstLanguage } = menu
  const categories = menu.categories.map((course) => inKitchen(course, writtenIn, into !== undefined))
  const facts = factsOf(menu, week, language)
  const priceLine = price === null ? t('askPrice') : priceText(price, language)
  if (useIsText())
    return (
      <>
        {isAlone ? '' : `${t(`service.${service}`).toUpperCase()}\n`}
        {`${t('price')} ${priceLine}\n`}
        {facts.map((fact) => `${fact}\n`)}
        {'\n'}
        {categories.map(
          (category) =>
            `${plainName(category).toUpperCase()}\n${category.items.map((item) => lineOf(item, language)).join('\n')}\n\n`,
        )}
        {observation === '' ? '' : `${observation}\n\n`}
      </>
    )
  return (
    <>
      {isAlone ? null : (
        <h2 className="ink" style={look.subheading}>
          {t(`service.${service}`)}
        </h2>
      )}
      <p className="price" style={price === null ? look.askPrice : look.price}>
        {priceLine}
      </p>
      {facts.length > 0 ? (
        <p className="soft" style={look.facts}>
          {facts.join(' ')}
        </p>
      ) : null}
      {categories.map((category) => (
        <Table key={category.name} table={{ style: { marginBottom: 20 } }}>
          <h3 className="ink line" style={look.part}>
            <LineName line={category} into={into} />
          </h3>
          <table role="presentation" width="100%" cellPadding={0} cellSpacing={0}>
            <tbody>
              {category.items.map((item, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: dishes may repeat, and never move
                <tr key={index}>
                  <td className="ink" style={look.dish}>
                    <DishName line={item} into={into} />
                    <Contained item={item} />
                  </td>
                  <td className="ink" align="right" style={look.supplement}>
                    {item.supplement
                      ? printed('supplement', { price: priceText(item.supplement, language) })
                      : null}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </Table>
      ))}
      {observation === '' ? null : (
        <p className="ink" style={look.paragraph}>
          <InLanguage lang={writtenIn}>{observation}</InLanguage>
        </p>
      )}
    </>
  )
}

/** As it was written, a course is in the language of the kitchen, and so is its usual heading, which is stored in Castilian. */
const inKitchen = (course: Course, writtenIn: WrittenLanguage, isTranslated: boolean): Course => ({
  ...{ source: writtenIn, ...course },
  name: isTranslated ? course.name : courseIn(course.name, writtenIn),
  items: course.items.map((item) => ({ source: writtenIn, ...item })),
})

function factsOf(
  { date, window, includes, halfPrice }: Menu,
  week: readonly MinuteRange[],
  language: Language,
): string[] {
  const t = words(language)
  const printed = printedMenuWords(language)
  const included = includedWords(language)
  const served = window ? servedTimes(week, { ...window, date }) : []
  const list = listText(
    includes.map((one) => included(one)),
    language,
  )
  return [
    ...(served.length > 0 ? [t('window', { times: timesText(served, language) })] : []),
    ...(includes.length > 0 ? [printed('includes', { list })] : []),
    ...(halfPrice === null ? [] : [printed('half', { price: priceText(halfPrice, language) })]),
  ]
}

function lineOf(item: MenuItem, language: Language) {
  const { name, translated, supplement } = item
  const printed = printedMenuWords(language)
  const dish = translated ? `${plainName(item)} (${name})` : name
  const more = supplement ? ` (${printed('supplement', { price: priceText(supplement, language) })})` : ''
  return `- ${dish}${more}${containedText(item, language)}`
}

function containedText({ allergens: declared = {} }: MenuItem, language: Language): string {
  const t = words(language)
  const allergen = allergenWords(language)
  const names = allergens.filter((name) => declared[name] === 'contains').map((name) => allergen(name))
  return names.length > 0 ? ` · ${t('contains', { list: listText(names, language) })}` : ''
}

function Contained({ item }: { item: MenuItem }) {
  const text = containedText(item, useLanguage())
  return text === '' ? null : (
    <span className="soft" style={look.allergens}>
      {text}
    </span>
  )
}
