import { createTranslator } from 'next-intl'
import { priceText } from '@/contract/rules/menu/price'
import messages from '@/messages/es.json'
import { menuPictureUrl, oneClickUrl, preferencesUrl, profileUrl, siteUrl } from '@/server/links/urls'
import type { DailyMenuData } from './data'
import { dayText } from './day-text'
import { listHeaders } from './list-headers'
import type { Composed, Composing } from './mail'
import { Action } from './parts/action'
import { Facts } from './parts/facts'
import { useIsText } from './parts/format'
import { Frame } from './parts/frame'
import { look } from './parts/look'
import { MenuCard } from './parts/menu-card'
import { Table } from './parts/table'
import { Heading, Link, Paragraph, Small } from './parts/text'

const t = createTranslator({ locale: 'es', messages, namespace: 'mail.dailyMenu' })

export async function compose(data: DailyMenuData, composing: Composing): Promise<Composed> {
  const { restaurantName: restaurant, restaurantId, date, menus } = data
  const [oneClick, preferences] = await Promise.all([
    oneClickUrl(composing, composing.to, restaurantId),
    preferencesUrl(composing, composing.to, restaurantId),
  ])
  const subject = subjectOf(data)
  const profile = profileUrl(composing, data)
  return {
    subject,
    headers: listHeaders(composing, `${restaurantId}.menu`, oneClick),
    body: (
      <Frame
        title={subject}
        preview={previewOf(data)}
        siteUrl={siteUrl(composing, '/')}
        footer={
          <>
            <Small>{t('why', { restaurant })}</Small>
            <Small>
              <Link href={preferences}>{t('unsubscribe')}</Link>
            </Small>
          </>
        }
      >
        <Heading>{restaurant}</Heading>
        <Paragraph>{dayText(date)}</Paragraph>
        {data.language ? <Small>{t(`translated.${data.language}`)}</Small> : null}
        {menus.map((menu) => (
          <MenuCard
            key={menu.menuId}
            menu={menu}
            week={data.week}
            isAlone={menus.length === 1 && menu.service === 'comida'}
          />
        ))}
        <Action href={profile} label={t('see')} />
        <Facts facts={factsOf(data)} />
        {data.hasPicture ? (
          <Picture
            src={menuPictureUrl(composing, restaurantId, date)}
            alt={t('picture', { restaurant })}
            href={profile}
            width={520}
          />
        ) : null}
      </Frame>
    ),
  }
}

function subjectOf({ restaurantName: restaurant, menus: [first] }: DailyMenuData) {
  const service = first?.service ?? 'comida'
  const price = first?.price ?? null
  const title = t(`subject.${service}`, { restaurant })
  return price === null ? title : `${title} · ${priceText(price)}`
}

/** The first dishes, because they decide whether a reader opens the mail. */
function previewOf({ menus: [first], restaurantName: restaurant }: DailyMenuData) {
  const dishes = first?.categories.flatMap(({ items }) => items.map(({ name }) => name)) ?? []
  return dishes.slice(0, 4).join(', ').slice(0, 140) || t('preview', { restaurant })
}

export function factsOf({ hours, address, city, phone }: DailyMenuData) {
  const open = hours.map(({ start, end }) => t('range', { start, end })).join(t('and'))
  const where = [address, city].filter(Boolean).join(', ')
  return [
    ...(open ? [{ label: t('hours'), value: open }] : []),
    ...(where ? [{ label: t('where'), value: where }] : []),
    ...(phone ? [{ label: t('phone'), value: phone }] : []),
  ]
}

type PictureProps = { src: string; alt: string; href: string; width: number }

/**
 * The mail has all of the picture's content as text too, because many mail programs only show pictures on request. No height,
 * because such programs would leave the room empty.
 */
function Picture({ src, alt, href, width }: PictureProps) {
  if (useIsText()) return null
  return (
    <Table table={{ style: { marginBottom: 24 } }} cell={{ align: 'center' }}>
      <a href={href} style={{ textDecoration: 'none' }}>
        {/* Lazy, because otherwise React adds an element that preloads the picture. */}
        <img className="soft" src={src} alt={alt} width={width} loading="lazy" style={look.picture} />
      </a>
    </Table>
  )
}
