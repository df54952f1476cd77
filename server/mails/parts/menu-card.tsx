import { createTranslator } from 'next-intl'
import { allergens, type Menu, type MenuItem } from '@/contract/entities/menu'
import { priceText } from '@/contract/rules/menu/price'
import { servedTimes } from '@/contract/rules/menu/serving'
import { timesInWords } from '@/contract/rules/time/clock-text'
import type { MinuteRange } from '@/contract/rules/time/opening-hours'
import messages from '@/messages/es.json'
import { useIsText } from './format'
import { look } from './look'
import { Table } from './table'

const t = createTranslator({ locale: 'es', messages, namespace: 'mail.dailyMenu' })
const printed = createTranslator({ locale: 'es', messages, namespace: 'printedMenu' })
const included = createTranslator({ locale: 'es', messages, namespace: 'includes' })
const list = new Intl.ListFormat('es')

type Props = {
  menu: Menu
  /** The opening hours of the week. */
  week: readonly MinuteRange[]
  isAlone: boolean
}

/** A menu for diners: first the price, then the dishes by category. */
export function MenuCard({ menu, week, isAlone }: Props) {
  const { price, categories, observation, service } = menu
  const facts = factsOf(menu, week)
  const priceLine = price === null ? t('askPrice') : priceText(price)
  if (useIsText())
    return (
      <>
        {isAlone ? '' : `${t(`service.${service}`).toUpperCase()}\n`}
        {`${t('price')} ${priceLine}\n`}
        {facts.map((fact) => `${fact}\n`)}
        {'\n'}
        {categories.map(({ name, items }) => `${name.toUpperCase()}\n${items.map(lineOf).join('\n')}\n\n`)}
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
      {categories.map(({ name, items }) => (
        <Table key={name} table={{ style: { marginBottom: 20 } }}>
          <h3 className="ink line" style={look.part}>
            {name}
          </h3>
          <table role="presentation" width="100%" cellPadding={0} cellSpacing={0}>
            <tbody>
              {items.map((item, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: dishes may repeat, and never move
                <tr key={index}>
                  <td className="ink" style={look.dish}>
                    {item.name}
                    {contained(item)}
                  </td>
                  <td className="ink" align="right" style={look.supplement}>
                    {item.supplement ? printed('supplement', { price: priceText(item.supplement) }) : null}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </Table>
      ))}
      {observation === '' ? null : (
        <p className="ink" style={look.paragraph}>
          {observation}
        </p>
      )}
    </>
  )
}

function factsOf({ date, window, includes, halfPrice }: Menu, week: readonly MinuteRange[]): string[] {
  const served = window ? servedTimes(week, { ...window, date }) : []
  return [
    ...(served.length > 0 ? [t('window', { times: timesInWords(served) })] : []),
    ...(includes.length > 0
      ? [printed('includes', { list: list.format(includes.map((one) => included(one))) })]
      : []),
    ...(halfPrice === null ? [] : [printed('half', { price: priceText(halfPrice) })]),
  ]
}

const lineOf = (item: MenuItem) =>
  `- ${item.name}${item.supplement ? ` (${printed('supplement', { price: priceText(item.supplement) })})` : ''}${containedText(item)}`

const allergen = createTranslator({ locale: 'es', messages, namespace: 'allergens' })

function containedText({ allergens: declared = {} }: MenuItem): string {
  const names = allergens.filter((name) => declared[name] === 'contains').map((name) => allergen(name))
  return names.length > 0 ? ` · ${t('contains', { list: list.format(names) })}` : ''
}

function contained(item: MenuItem) {
  const text = containedText(item)
  return text === '' ? null : (
    <span className="soft" style={look.allergens}>
      {text}
    </span>
  )
}
