import { getTranslations } from 'next-intl/server'
import { ForkKnifeIcon, LocateIcon, MenuSheetIcon } from '@/components/ui/icons'

const courses = [
  { course: 'first', Icon: LocateIcon },
  { course: 'second', Icon: MenuSheetIcon },
  { course: 'dessert', Icon: ForkKnifeIcon },
] as const

/** Three steps, in the order every Spaniard knows. */
export async function Steps() {
  const t = await getTranslations('home.steps')
  return (
    <section aria-labelledby="pasos" className="later [--later-height:40rem] container-page py-14 md:py-24">
      <h2 id="pasos" className="text-xl text-azulejo md:text-2xl">
        {t('title')}
      </h2>
      <ol className="mt-4 grid md:grid-cols-3 md:gap-12">
        {courses.map(({ course, Icon }) => (
          <li
            key={course}
            className="border-t-3 border-dotted border-edge py-6 first:border-t-0 md:first:border-t-3"
          >
            <p className="flex items-center justify-between gap-4 font-display text-4xl leading-none font-extrabold tracking-tight text-check-ink md:text-5xl">
              {t(`${course}.course`)}
              <Icon className="size-9 shrink-0 text-ink" />
            </p>
            <h3 className="mt-4 text-xl">{t(`${course}.title`)}</h3>
            <p className="mt-1 max-w-sm text-soft">{t(`${course}.text`)}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
