import { Fragment } from 'react'
import type { Language } from '@/contract/languages'
import { inEachLanguage } from '@/contract/rules/language/formats'
import { priceText, toEuros } from '@/contract/rules/menu/price'
import { endAlertsUrl, pageUrl, profileUrl } from '@/server/links/urls'
import { translatorsOf } from '@/server/words/translators-of'
import type { DishAlertData } from './data'
import { dayText } from './day-text'
import { listHeaders } from './list-headers'
import type { Composed, Composing } from './mail'
import { Action } from './parts/action'
import { DishName, plainName } from './parts/dish-name'
import { Frame } from './parts/frame'
import { Heading, Link, Paragraph, Small, Subheading } from './parts/text'
import { TranslationNote } from './parts/translation-note'

const words = translatorsOf('mail.dishAlert')

type Alert = DishAlertData['alerts'][number]
type Find = Alert['finds'][number]

/** Each alert with its restaurants and its own link to end the alert. The mail program's button ends all alerts of the mail. */
export async function compose(
  { alerts, date, language }: DishAlertData,
  composing: Composing,
): Promise<Composed> {
  const t = words(composing.language)
  const oneClick = await endAlertsUrl(
    composing,
    alerts.map(({ alertId }) => alertId),
    'un-clic',
  )
  const ends = await Promise.all(
    alerts.map(async (alert) => ({ ...alert, end: await endAlertsUrl(composing, [alert.alertId], 'baja') })),
  )
  const subject = t('subject', { count: alerts.length, dish: alerts[0]?.dish ?? '' })
  const finds = alerts.flatMap((alert) => alert.finds)
  return {
    subject,
    headers: listHeaders(composing, 'avisos', oneClick),
    body: (
      <Frame
        title={subject}
        preview={finds.map(previewOf).join(' · ').slice(0, 140)}
        siteUrl={pageUrl(composing, '/')}
        footer={
          <>
            <Small>{t('why')}</Small>
            {ends.map(({ alertId, dish, end }) => (
              <Small key={alertId}>
                <Link href={end}>{t('end', { dish })}</Link>
              </Small>
            ))}
          </>
        }
      >
        <Heading>{t('title')}</Heading>
        <Paragraph>{dayText(date, composing.language)}</Paragraph>
        <TranslationNote into={language} lines={finds} />
        {alerts.map((alert) => (
          <AlertFinds key={alert.alertId} alert={alert} into={language} composing={composing} />
        ))}
        {finds.some(({ isToday }) => !isToday) ? <Small>{t('planned')}</Small> : null}
      </Frame>
    ),
  }
}

type AlertProps = { alert: Alert; into: DishAlertData['language']; composing: Composing }

function AlertFinds({ alert, into, composing }: AlertProps) {
  const t = words(composing.language)
  return (
    <>
      <Subheading>{t('about', { dish: alert.dish })}</Subheading>
      {alert.finds.map((find, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a restaurant may come twice, and nothing moves
        <Fragment key={index}>
          <Paragraph>
            <DishName line={lineOf(find)} into={into} />
          </Paragraph>
          <Small>{factsOf(find, composing.language)}</Small>
          <Action href={profileUrl(composing, find)} label={t('see', { restaurant: find.restaurantName })} />
        </Fragment>
      ))}
    </>
  )
}

const kilometres = inEachLanguage((region) => new Intl.NumberFormat(region, { maximumFractionDigits: 1 }))

function factsOf({ restaurantName: restaurant, isToday, priceCents, km }: Find, language: Language) {
  const t = words(language)
  return [
    t(isToday ? 'today' : 'tomorrow', { restaurant }),
    priceCents === null ? t('askPrice') : t('price', { price: priceText(toEuros(priceCents), language) }),
    t('distance', { km: kilometres(language).format(Math.max(km, 0.1)) }),
  ].join(' · ')
}

const lineOf = ({ dish: name, ...line }: Find) => ({ name, ...line })

const previewOf = (find: Find) => `${plainName(lineOf(find))}, ${find.restaurantName}`
