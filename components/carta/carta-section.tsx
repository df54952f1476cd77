import { Accordion } from '@/components/ui/accordion'
import { Tag } from '@/components/ui/tag'
import type { SpecialMenu } from '@/contract/entities/carta'
import type { Menu } from '@/contract/entities/menu'
import type { Restaurant } from '@/contract/entities/restaurant'
import { fileType } from '@/contract/rules/files/file-type'
import { sortSpecialMenus, specialMenuState } from '@/contract/rules/menu/special-menus'
import { localNow } from '@/contract/rules/time/local-time'
import { longDate } from '@/lib/i18n/long-date'
import { useTranslations } from '@/lib/i18n/translations'
import { kitchenLanguage } from '@/lib/translated-menu'
import type { PdfViewerProps } from './pdf-on-demand'
import { StoredFile } from './stored-file'

/** The cartas and special menus, folded. */
export function CartaSection({ renderedAt, ...props }: ReadingProps & { renderedAt: number }) {
  return (
    <div className="border-t border-line">
      <Cartas {...props} />
      <SpecialMenus {...props} renderedAt={renderedAt} />
    </div>
  )
}

type SpecialMenusProps = ReadingProps & { renderedAt: number }

/** The current and coming special menus, by start date. */
function SpecialMenus({ restaurant, menus, renderedAt, viewer }: SpecialMenusProps) {
  const t = useTranslations('carta.special')
  const written = kitchenLanguage(menus[0])
  const { specialMenus, timeZone, pictures } = restaurant
  const today = localNow(new Date(renderedAt), timeZone).date
  const coming = sortSpecialMenus(specialMenus).filter((menu) => specialMenuState(menu, today) !== 'past')
  return (
    <Accordion title={<h2>{t('title')}</h2>}>
      {coming.length === 0 ? (
        <p className="text-soft">{t('none')}</p>
      ) : (
        <ul className="grid gap-6">
          {coming.map((menu) => (
            <li key={menu.url + menu.name}>
              <h3 lang={written} className="text-xl">
                {menu.name}
              </h3>
              <p className="figures mt-1 flex flex-wrap items-center gap-2 text-soft">
                <Dates menu={menu} today={today} />
                {specialMenuState(menu, today) === 'current' ? <Tag tone="open">{t('now')}</Tag> : null}
              </p>
              {menu.description ? (
                <p lang={written} className="mt-1.5 whitespace-pre-line">
                  {menu.description}
                </p>
              ) : null}
              <div className="mt-3">
                <StoredFile
                  url={menu.url}
                  name={menu.name}
                  type={fileType(menu.url)}
                  seen={pictures?.[menu.url]}
                  written={written}
                  labels={viewer}
                />
              </div>
            </li>
          ))}
        </ul>
      )}
    </Accordion>
  )
}

function Dates({ menu: { startDate, endDate }, today }: { menu: SpecialMenu; today: string }) {
  const t = useTranslations('carta.special')
  const written = (date: string) => longDate(date, today.slice(0, 4))
  if (!endDate) return t('from', { start: written(startDate) })
  if (endDate === startDate) return t('only', { start: written(startDate) })
  return t('fromTo', { start: written(startDate), end: written(endDate) })
}

type ReadingProps = {
  restaurant: Restaurant
  /** The menus in force: what a house writes beside them is taken to be in their language. */
  menus: Menu[]
  viewer: PdfViewerProps['labels']
}

function Cartas({ restaurant, menus, viewer }: ReadingProps) {
  const t = useTranslations('carta')
  const written = kitchenLanguage(menus[0])
  const { cartas: files, additionalMenuUrl, pictures } = restaurant
  const isAlone = additionalMenuUrl && !files.some(({ url }) => url === additionalMenuUrl)
  const cartas = isAlone
    ? [{ url: additionalMenuUrl, name: t('whole'), type: fileType(additionalMenuUrl) }, ...files]
    : files
  return (
    <Accordion title={<h2>{t('title')}</h2>}>
      {cartas.length === 0 ? (
        <p className="text-soft">{t('none')}</p>
      ) : (
        <ul className="grid gap-6">
          {cartas.map(({ url, name, type }) => (
            <li key={url}>
              <StoredFile
                {...{ url, name, type }}
                seen={pictures?.[url]}
                written={isAlone && url === additionalMenuUrl ? undefined : written}
                labels={viewer}
              />
            </li>
          ))}
        </ul>
      )}
    </Accordion>
  )
}
