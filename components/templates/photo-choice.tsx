import { photoSources } from '@/components/ui/photo-sources'
import { fill } from '@/lib/i18n/fill'
import type { TemplateLabels } from './labels'

type Props = {
  photos: readonly string[]
  chosen: string | undefined
  isDisabled: boolean
  onChoose: (url: string) => void
  labels: TemplateLabels['dress']
}

/** The photos that the profile already shows. */
export function PhotoChoice({ photos, chosen, isDisabled, onChoose, labels }: Props) {
  if (photos.length === 0) return null
  return (
    <div className="grid gap-2">
      <p className="font-semibold">{labels.photos}</p>
      <ul className="flex flex-wrap gap-2">
        {photos.map((url, at) => (
          <li key={url}>
            <button
              type="button"
              disabled={isDisabled}
              aria-pressed={url === chosen}
              aria-label={fill(labels.photoOf, { number: at + 1 })}
              onClick={() => onChoose(url)}
              className="block overflow-hidden rounded border border-line aria-pressed:ring-4 aria-pressed:ring-check"
            >
              <img
                src={url}
                srcSet={photoSources(url)}
                sizes="6rem"
                alt=""
                className="h-16 w-24 object-cover"
              />
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
