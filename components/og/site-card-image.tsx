import { priceText } from '@/lib/i18n/price-text'
import { site } from '@/lib/site'
import { ink, mustard, muted, paper, red } from './colours'
import { Gingham } from './gingham'

type Course = { name: string; dishes: string[] }
type Props = { title: string; text: string; menu: string; courses: Course[] }

/** The preview card of the site itself, as public/og.png is in Castilian: what one asks at noon, and a menu on the cloth. */
export function SiteCardImage({ title, text, menu, courses }: Props) {
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
      <div style={{ display: 'flex', flexDirection: 'column', width: 700 }}>
        <Gingham width={700} height={40} />
        <div style={{ display: 'flex', flexDirection: 'column', flex: 1, padding: '36px 48px 48px 72px' }}>
          <div style={{ display: 'flex', fontFamily: 'Bricolage', fontSize: 46, color: red }}>
            {site.name}
          </div>
          <div style={heading(title)}>{withPlainSpaces(title)}</div>
          <div style={{ display: 'block', marginTop: 'auto', fontSize: 32, lineHeight: 1.35, color: muted }}>
            {withPlainSpaces(text)}
          </div>
        </div>
      </div>
      <div style={{ display: 'flex', position: 'relative', width: 500, height: 630 }}>
        <Gingham width={500} height={630} square={30} />
        <div style={sheet}>
          <div style={{ display: 'flex', fontFamily: 'Bricolage', fontSize: 38 }}>{menu}</div>
          {courses.map(({ name, dishes }) => (
            <div key={name} style={{ display: 'flex', flexDirection: 'column', alignItems: 'center' }}>
              <div style={{ ...course, color: red }}>{name}</div>
              {dishes.map((dish) => (
                <div key={dish} style={{ display: 'flex', marginTop: 6, fontSize: 25 }}>
                  {dish}
                </div>
              ))}
            </div>
          ))}
        </div>
        <div style={tag}>{withPlainSpaces(priceText(12.5))}</div>
      </div>
    </div>
  )
}

/** The fonts of the cards have no narrow space. */
const withPlainSpaces = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ')

const heading = (text: string) => ({
  display: 'block',
  marginTop: 56,
  fontFamily: 'Bricolage',
  fontSize: text.length > 26 ? 74 : 84,
  lineHeight: 1.08,
})

const sheet = {
  display: 'flex',
  flexDirection: 'column' as const,
  alignItems: 'center',
  position: 'absolute' as const,
  left: 60,
  top: 90,
  width: 352,
  height: 410,
  padding: '36px 12px 0',
  background: '#fff',
  transform: 'rotate(-2deg)',
  boxShadow: '0 12px 28px rgba(60, 20, 20, 0.3)',
}

const course = { display: 'flex', marginTop: 16, fontFamily: 'Bricolage', fontSize: 25 }

const tag = {
  display: 'flex',
  position: 'absolute' as const,
  right: 36,
  bottom: 84,
  padding: '10px 34px 14px',
  borderRadius: 14,
  background: mustard,
  fontFamily: 'Bricolage',
  fontSize: 64,
  lineHeight: 1,
  transform: 'rotate(6deg)',
}
