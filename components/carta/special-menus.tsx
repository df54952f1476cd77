import { useFormatter, useTranslations } from 'next-intl'
import { Accordion } from '@/components/ui/accordion'
import { Tag } from '@/components/ui/tag'
import type { SpecialMenu } from '@/contract/entities/carta'
import { fileType } from '@/contract/rules/file-type'
import { localNow } from '@/contract/rules/local-time'
import { sortSpecialMenus, specialMenuState } from '@/contract/rules/special-menus'
import type { ReadingProps } from './carta-section'
import { StoredFile } from './stored-file'

type Props = ReadingProps & { renderedAt: number }

/** Those that are on or to come, by the day they begin. */
export function SpecialMenus({ restaurant, renderedAt, viewer }: Props) {
  const t = useTranslations('carta.special')
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
              <h3 className="text-xl">{menu.name}</h3>
              <p className="figures mt-1 flex flex-wrap items-center gap-2 text-soft">
                <Dates menu={menu} today={today} />
                {specialMenuState(menu, today) === 'current' ? <Tag tone="open">{t('now')}</Tag> : null}
              </p>
              {menu.description ? <p className="mt-1.5 whitespace-pre-line">{menu.description}</p> : null}
              <div className="mt-3">
                <StoredFile
                  url={menu.url}
                  name={menu.name}
                  type={fileType(menu.url)}
                  seen={pictures?.[menu.url]}
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
  const format = useFormatter()
  const year = today.slice(0, 4)
  const written = (date: string) =>
    format.dateTime(new Date(date), {
      day: 'numeric',
      month: 'long',
      timeZone: 'UTC',
      ...(date.startsWith(year) ? {} : { year: 'numeric' }),
    })
  if (!endDate) return t('from', { start: written(startDate) })
  return t('fromTo', { start: written(startDate), end: written(endDate) })
}
