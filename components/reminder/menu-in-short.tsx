import type { Menu } from '@/contract/entities/menu'
import { priceText } from '@/lib/i18n/price-text'
import { kitchenLanguage } from '@/lib/translated-menu'

/** All dishes and the price, without the details that only diners need. */
export function MenuInShort({ menu }: { menu: Menu }) {
  const written = kitchenLanguage(menu)
  return (
    <div className="grid gap-4 border-y-2 border-dashed border-edge/60 py-4">
      {menu.categories.map(({ name, items }) => (
        <div key={name + items[0]?.name} lang={written}>
          <h2 className="text-xl">{name}</h2>
          <ul>
            {items.map((item) => (
              <li key={item.name}>{item.name}</li>
            ))}
          </ul>
        </div>
      ))}
      {menu.observation ? (
        <p lang={written} className="text-soft">
          {menu.observation}
        </p>
      ) : null}
      {menu.price === null ? null : <p className="figures text-2xl font-bold">{priceText(menu.price)}</p>}
    </div>
  )
}
