import { createTranslator } from 'next-intl'
import { Fragment } from 'react'
import { priceText } from '@/contract/rules/menu/price'
import messages from '@/messages/es.json'
import { oneClickUrl, preferencesUrl, profileUrl, siteUrl } from '@/server/links/urls'
import type { DailyDigestData } from './data'
import { dayText } from './day-text'
import { listHeaders } from './list-headers'
import type { Composed, Composing } from './mail'
import { Action } from './parts/action'
import { Frame } from './parts/frame'
import { MenuCard } from './parts/menu-card'
import { Heading, Link, Paragraph, Small, Subheading } from './parts/text'

const t = createTranslator({ locale: 'es', messages, namespace: 'mail.dailyDigest' })
const shared = createTranslator({ locale: 'es', messages, namespace: 'mail.dailyMenu' })

export async function compose(
  { date, menus: houses }: DailyDigestData,
  composing: Composing,
): Promise<Composed> {
  const [oneClick, preferences] = await Promise.all([
    oneClickUrl(composing, composing.to),
    preferencesUrl(composing, composing.to),
  ])
  const language = houses[0]?.language
  const names = houses.map(({ restaurantName }) => restaurantName)
  const subject = t('subject', { count: houses.length, restaurant: names[0] ?? '' })
  return {
    subject,
    headers: listHeaders(composing, 'menus', oneClick),
    body: (
      <Frame
        title={subject}
        preview={houses.map(brief).join(' · ').slice(0, 140)}
        siteUrl={siteUrl(composing, '/')}
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
        <Paragraph>{dayText(date)}</Paragraph>
        {language ? <Small>{shared(`translated.${language}`)}</Small> : null}
        {houses.map((house) => (
          <Fragment key={house.restaurantId}>
            <Subheading>{house.restaurantName}</Subheading>
            {house.menus.map((menu) => (
              <MenuCard key={menu.menuId} menu={menu} week={house.week} isAlone={house.menus.length === 1} />
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

function brief({ restaurantName, menus: [first] }: DailyDigestData['menus'][number]) {
  const price = first?.price ?? null
  return price === null ? restaurantName : `${restaurantName} ${priceText(price)}`
}
