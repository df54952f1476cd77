import { useTranslations } from 'next-intl'
import type { MenuCategory as Category } from '@/contract/entities/menu'
import { collapse } from '@/contract/rules/menu-collapse'
import { MenuDish } from './menu-dish'

/** SPEC.md §2.10: of more than three, two until «Ver más»; on paper, all of them. */
export function MenuCategory({ category: { name, items } }: { category: Category }) {
  const t = useTranslations('restaurant.menu')
  const { shown, hidden } = collapse(items)
  return (
    <section className="break-inside-avoid">
      <h3 className="mb-1 text-xl text-check-ink">{name}</h3>
      <ul className="divide-y divide-line">
        {shown.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a dish may be there twice
          <MenuDish key={index} item={item} />
        ))}
      </ul>
      {hidden.length > 0 ? (
        <details className="group open:flex open:flex-col-reverse print:details-content:[content-visibility:visible]">
          <summary className="inline-flex min-h-11 list-none items-center gap-1 self-start font-semibold text-azulejo underline underline-offset-4 hover:decoration-2 print:hidden">
            <span className="group-open:hidden">{t('more', { count: hidden.length })}</span>
            <span className="hidden group-open:inline">{t('less')}</span>
          </summary>
          <ul className="divide-y divide-line border-t border-line">
            {hidden.map((item, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a dish may be there twice
              <MenuDish key={index} item={item} />
            ))}
          </ul>
        </details>
      ) : null}
    </section>
  )
}
