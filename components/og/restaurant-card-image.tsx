import { plateOf } from '@/components/ui/plate-of'
import type { Menu, MenuItem } from '@/contract/entities/menu'
import type { Restaurant } from '@/contract/entities/restaurant'
import { priceText } from '@/lib/i18n/price-text'
import { site } from '@/lib/site'
import { ink, mustard, muted, paper, red } from './colours'
import { Gingham } from './gingham'

type Props = {
  restaurant: Restaurant
  today?: Menu
  /** The day and the serving time. A chat keeps the picture for days, so it never says «hoy», nor whether the menu is served. */
  day?: string
  /** Whether the day of the menu is over. Then its card shows what was on the menu, also what ran out. */
  isPast?: boolean
  /** A data URI, 480 by 630. */
  photo?: string
  /** `price` stands above the price of the menu. */
  labels: { price: string; discover: string }
}

/** The preview card of a link in a chat: the name, today's price and dishes. */
export function RestaurantCardImage({ restaurant, today, day, isPast = false, photo, labels }: Props) {
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
          <div style={{ display: 'flex', fontSize: 30, color: muted }}>{day ?? restaurantLocation.city}</div>
          <div style={title(name)}>{name}</div>
          <Dishes today={today} isPast={isPast} most={day ? 4 : name.length > 18 ? 2 : 3} />
          <div
            style={{
              display: 'flex',
              marginTop: 'auto',
              justifyContent: 'space-between',
              alignItems: 'flex-end',
            }}
          >
            {typeof today?.price === 'number' ? (
              <PriceTag price={today.price} label={labels.price} />
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

function Dishes({ today, isPast, most }: { today?: Menu; isPast: boolean; most: number }) {
  const courses = today?.categories.map(({ items }) => items.filter(({ soldOut }) => isPast || !soldOut))
  const dishes = oneOfEach(courses ?? []).slice(0, most)
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

/** First the first dish of each course, then the second dish of each course. */
function oneOfEach(courses: MenuItem[][]) {
  const rounds = Math.max(0, ...courses.map(({ length }) => length))
  return Array.from({ length: rounds }, (_, round) => courses.flatMap((items) => items[round] ?? [])).flat()
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

const plateDiameter = 270
const shadow = shadowOf(plateDiameter, { spread: 32, down: 10, opacity: 0.35 })

/** A round shadow that fades as if it was blurred. Blurring one takes longer than drawing all the rest of the card. */
function shadowOf(
  diameter: number,
  { spread, down, opacity }: Record<'spread' | 'down' | 'opacity', number>,
) {
  const whole = diameter + 2 * spread
  const stops = Array.from({ length: 13 }, (_, at) => {
    const away = at / 6 - 1
    const share = 0.5 - away * 0.75 + away ** 3 / 4
    const from = (diameter / 2 + away * spread) / (whole / 2)
    return `rgba(60,20,20,${(opacity * share).toFixed(4)}) ${(from * 100).toFixed(2)}%`
  })
  return { diameter: whole, down, image: `radial-gradient(circle closest-side, ${stops.join(', ')})` }
}

type PlateProps = { name: string; width: number; height: number }

/** Shown without a photo: a plate on the cloth, with the restaurant's initial. */
function Plate({ name, width, height }: PlateProps) {
  const { initial } = plateOf(name)
  const place = (diameter: number) => ({
    display: 'flex',
    position: 'absolute' as const,
    left: (width - diameter) / 2,
    top: (height - diameter) / 2,
    width: diameter,
    height: diameter,
    borderRadius: diameter / 2,
    alignItems: 'center',
    justifyContent: 'center',
  })
  return (
    <div style={{ display: 'flex', position: 'relative', width, height }}>
      <Gingham width={width} height={height} square={30} />
      <div style={{ ...place(shadow.diameter), marginTop: shadow.down, backgroundImage: shadow.image }} />
      <div style={{ ...place(plateDiameter), background: paper }} />
      <div
        style={{
          ...place(190),
          border: '3px solid #e6ded0',
          fontFamily: 'Bricolage',
          fontSize: 110,
          color: red,
        }}
      >
        {initial}
      </div>
    </div>
  )
}
