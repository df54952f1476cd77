import { Fragment } from 'react'
import type { Language } from '@/contract/languages'
import { priceText } from '@/contract/rules/menu/price'
import { oneClickUrl, pageUrl, preferencesUrl, profileUrl } from '@/server/links/urls'
import { translatorsOf } from '@/server/words/translators-of'
import type { DailyDigestData } from './data'
import { dayText } from './day-text'
import { listHeaders } from './list-headers'
import type { Composed, Composing } from './mail'
import { Action } from './parts/action'
import { Frame } from './parts/frame'
import { MenuCard } from './parts/menu-card'
import { Heading, Link, Paragraph, Small, Subheading } from './parts/text'
import { linesOf, TranslationNote } from './parts/translation-note'

const words = translatorsOf('mail.dailyDigest')

export async function compose(
  { date, menus: houses }: DailyDigestData,
  composing: Composing,
): Promise<Composed> {
  const t = words(composing.language)
  const [oneClick, preferences] = await Promise.all([
    oneClickUrl(composing, composing.to),
    preferencesUrl(composing, composing.to),
  ])
  const language = houses.find((house) => house.language)?.language
  const names = houses.map(({ restaurantName }) => restaurantName)
  const subject = t('subject', { count: houses.length, restaurant: names[0] ?? '' })
  return {
    subject,
    headers: listHeaders(composing, 'menus', oneClick),
    body: (
      <Frame
        title={subject}
        preview={houses
          .map((house) => brief(house, composing.language))
          .join(' · ')
          .slice(0, 140)}
        siteUrl={pageUrl(composing, '/')}
        footer={
          <>
            <Small>{t('why')}</Small>
            <Small>
              <Link href={preferences}>{t('preferences')}</Link>
            </Small>
          </>
        }
      >
        <Heading>{t('title')}</Heading>
        <Paragraph>{dayText(date, composing.language)}</Paragraph>
        <TranslationNote into={language} lines={linesOf(houses.flatMap((house) => house.menus))} />
        {houses.map((house) => (
          <Fragment key={house.restaurantId}>
            <Subheading>{house.restaurantName}</Subheading>
            {house.menus.map((menu) => (
              <MenuCard
                key={menu.menuId}
                menu={menu}
                language={language}
                week={house.week}
                isAlone={house.menus.length === 1}
              />
            ))}
            <Action
              href={profileUrl(composing, house)}
              label={t('see', { restaurant: house.restaurantName })}
            />
          </Fragment>
        ))}
      </Frame>
    ),
  }
}

function brief({ restaurantName, menus: [first] }: DailyDigestData['menus'][number], language: Language) {
  const price = first?.price ?? null
  return price === null ? restaurantName : `${restaurantName} ${priceText(price, language)}`
}
