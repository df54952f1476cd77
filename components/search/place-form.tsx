import { type ReactNode, useId } from 'react'
import { Button } from '@/components/ui/button'
import { classNames } from '@/components/ui/class-names'
import type { Position } from '@/contract/entities/place'
import { useTranslations } from '@/lib/i18n/translations'
import { pathHere } from '@/lib/language/path-in'
import { nearText } from '@/lib/search/place'
import type { SearchState } from '@/lib/search/state'
import { KeptFields } from './kept-fields'

/** Renders the button that opens the choice of a place. That dialog is another feature, so the page passes it in. */
export type ChangePlaceButton = (text: string, asButton?: boolean) => ReactNode

/** The form of the heading is shown at this address on a phone, where the list needs the room. */
export const placeFormId = 'sitio'

type Props = { state: SearchState; from?: Position; isInHeading?: boolean }

/** Changes the place without JavaScript, where the dialog cannot open. */
export function PlaceForm({ state, from, isInHeading = false }: Props) {
  const t = useTranslations('search.place')
  const id = useId()
  const elsewhere = { ...state, lat: undefined, lon: undefined, place: '' }
  return (
    <form
      action={pathHere(`/restaurant/search/${state.tab}`)}
      id={isInHeading ? placeFormId : undefined}
      className={classNames(
        'mt-1 mb-2 hidden w-full max-w-xl scroll-mt-20 grid-cols-[1fr_auto] items-end gap-2 text-left noscript:grid',
        isInHeading && 'max-md:not-target:hidden!',
      )}
    >
      <KeptFields state={elsewhere} without="place" />
      {from ? <input type="hidden" name="near" value={nearText(from)} /> : null}
      <label htmlFor={id} className="col-span-full font-semibold">
        {t('label')}
      </label>
      <input
        id={id}
        name="place"
        defaultValue={state.place}
        required
        maxLength={80}
        className="min-h-12 min-w-0 rounded border-2 border-edge bg-card px-3"
      />
      <Button type="submit" variant="ink" className="min-h-12">
        {t('submit')}
      </Button>
    </form>
  )
}
