import { getTranslations } from 'next-intl/server'
import { PriceTag } from '@/components/ui/price-tag'
import { Tag } from '@/components/ui/tag'

/** What one finds here, laid on the table: a drawing, not a restaurant. */
export async function SampleMenu() {
  const t = await getTranslations('home.sheet')
  return (
    <div
      aria-hidden="true"
      className="gingham relative hidden place-items-center self-stretch rounded-lg px-6 py-14 [--check-size:22px] md:grid"
    >
      <div className="relative w-full max-w-88 -rotate-2 bg-card px-8 pt-9 pb-14 text-center text-ink shadow-lift">
        <p className="font-display text-3xl leading-none font-extrabold">{t('title')}</p>
        <Course title={t('first')} items={t('firstItems').split(' · ')} />
        <Course title={t('second')} items={t('secondItems').split(' · ')} />
        <p className="mt-5 border-t-2 border-dotted border-edge pt-4 text-soft">{t('dessert')}</p>
        <div className="mt-4 flex flex-wrap items-center justify-center gap-2">
          <Tag tone="open">{t('serving')}</Tag>
          <Tag>{t('distance')}</Tag>
        </div>
        <PriceTag price={t('price')} size="xl" className="absolute -right-9 -bottom-7 rotate-6" />
      </div>
    </div>
  )
}

function Course({ title, items }: { title: string; items: string[] }) {
  return (
    <div className="mt-5">
      <p className="font-display text-lg font-extrabold text-check-ink">{title}</p>
      {items.map((item) => (
        <p key={item} className="leading-relaxed">
          {item}
        </p>
      ))}
    </div>
  )
}
