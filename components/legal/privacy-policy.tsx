import type { ReactNode } from 'react'
import { labelsOf } from '@/lib/i18n/labels'
import { getTranslations } from '@/lib/i18n/translations'
import { site } from '@/lib/site'
import { LegalPage } from './legal-page'
import { LegalSection } from './legal-section'
import { LinkedText } from './linked-text'

const uses = [
  'account',
  'profile',
  'chat',
  'payments',
  'orders',
  'mail',
  'contact',
  'reports',
  'polls',
  'location',
  'visits',
  'consent',
  'safety',
] as const
const storedInBrowser = [
  'session',
  'device',
  'flag',
  'drafts',
  'consent',
  'favourites',
  'recent',
  'voter',
  'plot',
  'copies',
  'maps',
] as const

/** The data that the product really stores. If you make it store more, add the data here. */
export async function PrivacyPolicy({ preferences }: { preferences: ReactNode }) {
  const [t, { sections, use, uses: texts, keep, keeps }] = await Promise.all([
    getTranslations('privacy'),
    labelsOf('privacy'),
  ])
  const { controller, data, cookies, counting, shared, rights, minors, security, changes } = sections
  return (
    <LegalPage title={t('title')} lead={t('lead')} contents={Object.values(sections)}>
      <LegalSection {...controller} />
      <LegalSection {...data}>
        <div className="mt-6 grid gap-4">
          {uses.map((name) => (
            <FactList
              key={name}
              title={texts[name].title}
              facts={[
                { name: use.data, value: texts[name].data },
                { name: use.purpose, value: texts[name].purpose },
                { name: use.basis, value: texts[name].basis },
                { name: use.kept, value: texts[name].kept },
              ]}
            />
          ))}
        </div>
      </LegalSection>
      <LegalSection {...cookies}>
        <div className="mt-6">{preferences}</div>
        <div className="mt-6 grid gap-4">
          {storedInBrowser.map((name) => (
            <FactList
              key={name}
              title={keeps[name].title}
              facts={[
                { name: keep.kind, value: keeps[name].kind },
                { name: keep.purpose, value: keeps[name].purpose },
                { name: keep.duration, value: keeps[name].duration },
              ]}
            />
          ))}
        </div>
      </LegalSection>
      <LegalSection {...counting} />
      <LegalSection {...shared}>
        <ul className="mt-4 grid list-disc gap-2 pl-6 marker:text-check-ink">
          {site.processors.map(({ name, task, place }) => (
            <li key={task}>
              {t('processor', {
                name: name ?? t(`processors.providers.${task}`),
                task: t(`processors.tasks.${task}`),
                place: t(`processors.places.${place}`),
              })}
            </li>
          ))}
        </ul>
      </LegalSection>
      <LegalSection {...rights} />
      <LegalSection {...minors} />
      <LegalSection {...security} />
      <LegalSection {...changes} />
    </LegalPage>
  )
}

type FactListProps = { title: string; facts: { name: string; value: string }[] }

/** One row of facts, readable at any width. */
function FactList({ title, facts }: FactListProps) {
  return (
    <article className="rounded border border-line bg-card p-4 text-base">
      <h3 className="text-lg">{title}</h3>
      <dl className="mt-2 grid gap-x-4 gap-y-2 sm:grid-cols-[8.5rem_1fr]">
        {facts.map(({ name, value }) => (
          <div key={name} className="contents">
            <dt className="font-semibold max-sm:mt-1">{name}</dt>
            <dd className="max-sm:-mt-2">
              <LinkedText text={value} />
            </dd>
          </div>
        ))}
      </dl>
    </article>
  )
}
