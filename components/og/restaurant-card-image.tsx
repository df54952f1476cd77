import type { Menu } from '@/contract/entities/menu'
import type { Restaurant } from '@/contract/entities/restaurant'
import { priceText } from '@/contract/rules/price'
import { site } from '@/lib/site'
import { Gingham } from './gingham'
import { ink, mustard, muted, paper, red } from './ink'
import { Plate } from './plate'

type Props = {
  restaurant: Restaurant
  today?: Menu
  /** A data URI, 480 by 630. */
  photo?: string
  labels: { today: string; discover: string }
}

/** What a link looks like in a chat: the name, today's price and dishes, before anybody opens it. */
export function RestaurantCardImage({ restaurant, today, photo, labels }: Props) {
  const { restaurantName: name, restaurantLocation } = restaurant
  const width = photo ? 720 : 840
  return (
    <div
      style={{
        display: 'flex',
        width: 1200,
        height: 630,
        background: paper,
        color: ink,
        fontFamily: 'Figtree',
      }}
    >
      <div style={{ display: 'flex', flexDirection: 'column', width }}>
        <Gingham width={width} height={40} />
        <div style={{ display: 'flex', flexDirection: 'column', flex: 1, padding: '34px 56px 44px' }}>
          <div style={{ display: 'flex', fontSize: 30, color: muted }}>{restaurantLocation.city}</div>
          <div style={title(name)}>{name}</div>
          <Dishes today={today} most={name.length > 18 ? 2 : 3} />
          <div
            style={{
              display: 'flex',
              marginTop: 'auto',
              justifyContent: 'space-between',
              alignItems: 'flex-end',
            }}
          >
            {typeof today?.price === 'number' ? (
              <PriceTag price={today.price} label={labels.today} />
            ) : (
              <div style={{ display: 'flex', fontSize: 32 }}>{labels.discover}</div>
            )}
            <div style={{ display: 'flex', fontFamily: 'Bricolage', fontSize: 34, color: red }}>
              {site.name}
            </div>
          </div>
        </div>
      </div>
      {photo ? (
        <img src={photo} width={480} height={630} alt="" />
      ) : (
        <Plate name={name} width={360} height={630} />
      )}
    </div>
  )
}

function Dishes({ today, most }: { today?: Menu; most: number }) {
  const dishes = today?.categories.flatMap(({ items }) => items.slice(0, 1)).slice(0, most) ?? []
  return (
    <div style={{ display: 'flex', flexDirection: 'column', marginTop: 20, fontSize: 32, color: muted }}>
      {dishes.map((dish) => (
        <div key={dish.name} style={{ display: 'block', lineClamp: 1, lineHeight: 1.4 }}>
          {dish.name}
        </div>
      ))}
    </div>
  )
}

function PriceTag({ price, label }: { price: number; label: string }) {
  return (
    <div style={{ display: 'flex', flexDirection: 'column' }}>
      <div style={{ display: 'flex', fontSize: 28, color: muted, marginBottom: 8 }}>{label}</div>
      <div style={tag}>{priceText(price).replace('\u00a0', ' ')}</div>
    </div>
  )
}

const tag = {
  display: 'flex',
  padding: '8px 30px 12px',
  borderRadius: 14,
  background: mustard,
  fontFamily: 'Bricolage',
  fontSize: 84,
  lineHeight: 1,
}

const title = (name: string) => ({
  display: 'block',
  lineClamp: 2,
  fontFamily: 'Bricolage',
  fontSize: name.length > 18 ? 56 : 76,
  lineHeight: 1.08,
  marginTop: 6,
})
