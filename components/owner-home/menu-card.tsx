import { useTranslations } from 'next-intl'
import { ButtonLink } from '@/components/ui/button-link'
import { PriceTag } from '@/components/ui/price-tag'
import type { Menu } from '@/contract/entities/menu'
import { priceText } from '@/contract/rules/price'
import { HomeCard } from './home-card'

/** Whether today's menu is out, and what it says. */
export function MenuCard({ menus }: { menus: Menu[] }) {
  const t = useTranslations('ownerHome.menu')
  return (
    <HomeCard
      title={t('title')}
      aside={
        <p
          className={
            menus.length > 0 ? 'shrink-0 font-semibold text-olive' : 'shrink-0 font-semibold text-soft'
          }
        >
          {menus.length > 0 ? t('published') : t('notPublished')}
        </p>
      }
    >
      {menus.length === 0 ? <p className="text-soft">{t('empty')}</p> : null}
      {menus.map((menu) => (
        <div key={menu.menuId} className="flex items-center justify-between gap-4">
          <div>
            <p className="font-semibold">{t(menu.service)}</p>
            <p className="text-soft">
              {t('dishes', { count: menu.categories.reduce((sum, { items }) => sum + items.length, 0) })}
            </p>
          </div>
          {menu.price === null ? null : <PriceTag price={priceText(menu.price)} />}
        </div>
      ))}
      <div className="flex flex-wrap gap-3">
        {menus.slice(0, 1).map(({ menuId }) => (
          <ButtonLink key={menuId} href={`/plantilla?menu=${menuId}#compartir`}>
            {t('share')}
          </ButtonLink>
        ))}
        <ButtonLink href="/menu" variant={menus.length > 0 ? 'secondary' : 'primary'}>
          {menus.length > 0 ? t('change') : t('write')}
        </ButtonLink>
      </div>
    </HomeCard>
  )
}
