import type { Language } from '@/contract/languages'
import { priceText } from '@/contract/rules/menu/price'
import { menuPictureUrl, oneClickUrl, pageUrl, preferencesUrl, profileUrl } from '@/server/links/urls'
import { translatorsOf } from '@/server/words/translators-of'
import type { DailyMenuData } from './data'
import { dayText } from './day-text'
import { listHeaders } from './list-headers'
import type { Composed, Composing } from './mail'
import { Action } from './parts/action'
import { plainName } from './parts/dish-name'
import { Facts } from './parts/facts'
import { useIsText } from './parts/format'
import { Frame } from './parts/frame'
import { look } from './parts/look'
import { MenuCard } from './parts/menu-card'
import { Table } from './parts/table'
import { Heading, Link, Paragraph, Small } from './parts/text'
import { timesText } from './parts/times-text'
import { linesOf, TranslationNote } from './parts/translation-note'

const words = translatorsOf('mail.dailyMenu')

export async function compose(data: DailyMenuData, composing: Composing): Promise<Composed> {
  const t = words(composing.language)
  const { restaurantName: restaurant, restaurantId, date, menus } = data
  const [oneClick, preferences] = await Promise.all([
    oneClickUrl(composing, composing.to, restaurantId),
    preferencesUrl(composing, composing.to, restaurantId),
  ])
  const subject = subjectOf(data, composing.language)
  const profile = profileUrl(composing, data)
  return {
    subject,
    headers: listHeaders(composing, `${restaurantId}.menu`, oneClick),
    body: (
      <Frame
        title={subject}
        preview={previewOf(data, composing.language)}
        siteUrl={pageUrl(composing, '/')}
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
        <Paragraph>{dayText(date, composing.language)}</Paragraph>
        <TranslationNote into={data.language} lines={linesOf(menus)} />
        {menus.map((menu) => (
          <MenuCard
            key={menu.menuId}
            menu={menu}
            language={data.language}
            week={data.week}
            isAlone={menus.length === 1 && menu.service === 'comida'}
          />
        ))}
        <Action href={profile} label={t('see')} />
        <Facts facts={factsOf(data, composing.language)} />
        {data.hasPicture ? (
          <Picture
            src={menuPictureUrl(composing, data)}
            alt={t('picture', { restaurant })}
            href={profile}
            width={520}
          />
        ) : null}
      </Frame>
    ),
  }
}

function subjectOf({ restaurantName: restaurant, menus: [first] }: DailyMenuData, language: Language) {
  const t = words(language)
  const service = first?.service ?? 'comida'
  const price = first?.price ?? null
  const title = t(`subject.${service}`, { restaurant })
  return price === null ? title : `${title} · ${priceText(price, language)}`
}

/** The first dishes, because they decide whether a reader opens the mail. */
function previewOf({ menus: [first], restaurantName: restaurant }: DailyMenuData, language: Language) {
  const dishes = first?.categories.flatMap(({ items }) => items.map(plainName)) ?? []
  return dishes.slice(0, 4).join(', ').slice(0, 140) || words(language)('preview', { restaurant })
}

function factsOf({ hours, address, city, phone }: DailyMenuData, language: Language) {
  const t = words(language)
  const open = timesText(hours, language)
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
