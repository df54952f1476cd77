import { ButtonLink } from '@/components/ui/button-link'
import { languages } from '@/contract/languages'
import { hostHas } from '@/lib/host/features'
import { labelsOf } from '@/lib/i18n/labels'
import { getTranslations } from '@/lib/i18n/translations'
import { languageHere } from '@/lib/language/here'
import { OwnerToday } from './owner-today'

/**
 * The part of the home page for signed-in owners. Every visitor gets it; CSS shows it to owners only, and the browser fetches today's state.
 * Languages of the diner's side have no texts for owners, so their pages do without.
 */
export async function OwnerBand() {
  if (languages[languageHere()].side !== 'whole' || !(await hostHas('menus'))) return null
  const [t, labels, hasChat] = await Promise.all([
    getTranslations('ownerToday'),
    labelsOf('ownerToday'),
    hostHas('chat'),
  ])
  return (
    <section aria-labelledby="menu-de-hoy" className="hidden bg-tile signed-in:block">
      <div className="container-page flex flex-wrap items-center justify-between gap-x-8 gap-y-3 py-5">
        <div>
          <h2 id="menu-de-hoy" className="text-2xl">
            {t('title')}
          </h2>
          <OwnerToday labels={labels} />
        </div>
        <div className="flex gap-3 max-sm:w-full max-sm:*:grow">
          <ButtonLink href="/menu">{t('menu')}</ButtonLink>
          {hasChat ? (
            <ButtonLink href="/chat" variant="secondary">
              {t('chat')}
            </ButtonLink>
          ) : null}
        </div>
      </div>
    </section>
  )
}
