import type { ReactNode } from 'react'
import { ButtonLink } from '@/components/ui/button-link'
import { EmptyState } from '@/components/ui/empty-state'
import { useTranslations } from '@/lib/i18n/translations'
import { OwnFavourites } from './own-favourites'

type Props = { ids: string[]; found: number; children: ReactNode }

/** The diner's favourites: the browser has the list, and the server renders it from the address. */
export function FavouritesView({ ids, found, children }: Props) {
  const t = useTranslations('favourites')
  const missing = ids.length - found
  const empty = (
    <EmptyState title={t('empty.title')} text={t('empty.text')}>
      <ButtonLink href="/restaurant/search/menu">{t('empty.action')}</ButtonLink>
    </EmptyState>
  )
  return (
    <div className="container-page pt-6 pb-12">
      <h1 className="mb-4 text-3xl">{t('title')}</h1>
      {ids.length === 0 ? (
        <div className="min-h-96">
          <p className="hidden noscript:block">{t('needsScript')}</p>
          <OwnFavourites
            given=""
            opening={
              <p role="status" className="text-soft noscript:hidden">
                {t('opening')}
              </p>
            }
            empty={empty}
          />
        </div>
      ) : (
        <>
          <OwnFavourites given={ids.join(',')} />
          {missing > 0 ? <p className="mb-4 text-soft">{t('missing', { count: missing })}</p> : null}
          {found > 0 ? children : empty}
        </>
      )}
    </div>
  )
}
