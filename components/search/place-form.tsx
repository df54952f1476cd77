import { useTranslations } from 'next-intl'
import { useId } from 'react'
import { Button } from '@/components/ui/button'
import type { SearchState } from '@/lib/search/state'
import { KeptFields } from './kept-fields'

/** Where the dialog cannot open, because there is no JavaScript. */
export function PlaceForm({ state }: { state: SearchState }) {
  const t = useTranslations('search.place')
  const id = useId()
  const elsewhere = { ...state, lat: undefined, lon: undefined }
  return (
    <form
      action={`/restaurant/search/${state.tab}`}
      className="mt-1 mb-2 hidden w-full max-w-xl grid-cols-[1fr_auto] items-end gap-2 text-left noscript:grid"
    >
      <KeptFields state={elsewhere} without="place" />
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
