import { photoSources } from '@/components/ui/photo-sources'
import type { PhotoFocus as Focus } from '@/contract/entities/sheet-dress'
import type { TemplateLabels } from './labels'

type Props = {
  url: string
  focus: Focus | undefined
  onChoose: (focus: Focus) => void
  labels: TemplateLabels['dress']['focus']
}

/** The middles of the thirds of a photo, in percent. */
const thirds = [17, 50, 83] as const
const middle = { x: 50, y: 50 }

/** The photo in nine parts: the pressed one stays visible when a sheet cuts the sides off. */
export function PhotoFocus({ url, focus = middle, onChoose, labels }: Props) {
  const { parts } = labels
  const rows = [
    [parts.topLeft, parts.top, parts.topRight],
    [parts.left, parts.middle, parts.right],
    [parts.bottomLeft, parts.bottom, parts.bottomRight],
  ]
  return (
    <fieldset>
      <legend className="font-semibold">{labels.legend}</legend>
      <p id="photo-focus" className="mb-2 text-soft">
        {labels.hint}
      </p>
      <div className="relative inline-block max-w-full overflow-hidden rounded border border-line">
        <img
          src={url}
          srcSet={photoSources(url)}
          sizes="15rem"
          alt=""
          className="block max-h-60 min-h-33 min-w-33 object-fill"
        />
        <div className="absolute inset-0 grid grid-cols-3 grid-rows-3">
          {rows.flatMap((row, down) =>
            row.map((label, along) => {
              const point = { x: thirds[along] ?? 50, y: thirds[down] ?? 50 }
              return (
                <input
                  key={label}
                  type="radio"
                  name="photo-focus"
                  aria-label={label}
                  aria-describedby="photo-focus"
                  checked={focus.x === point.x && focus.y === point.y}
                  onChange={() => onChoose(point)}
                  className="size-full cursor-pointer appearance-none border-2 border-transparent checked:rounded checked:border-paper checked:ring-3 checked:ring-ink checked:ring-inset focus-visible:-outline-offset-3"
                />
              )
            }),
          )}
        </div>
      </div>
    </fieldset>
  )
}
