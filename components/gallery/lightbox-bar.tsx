import { IconButton } from '@/components/ui/icon-button'
import { ChevronLeftIcon, ChevronRightIcon, ZoomInIcon, ZoomOutIcon } from '@/components/ui/icons'
import { fill } from '@/lib/i18n/fill'

type Props = {
  count: number
  current: number
  zoomed: boolean
  labels: Record<'previous' | 'next' | 'zoomIn' | 'zoomOut' | 'of', string>
  onMove: (by: number) => void
  onZoom: () => void
}

/** Within reach of a thumb. After the last photo comes the first. */
export function LightboxBar({ count, current, zoomed, labels, onMove, onZoom }: Props) {
  return (
    <div className="flex items-center justify-center gap-2">
      {count > 1 ? (
        <>
          <IconButton label={labels.previous} icon={<ChevronLeftIcon />} onClick={() => onMove(-1)} />
          <p className="figures min-w-16 text-center" aria-live="polite">
            {fill(labels.of, { number: current + 1, count })}
          </p>
          <IconButton label={labels.next} icon={<ChevronRightIcon />} onClick={() => onMove(1)} />
        </>
      ) : null}
      <IconButton
        label={zoomed ? labels.zoomOut : labels.zoomIn}
        icon={zoomed ? <ZoomOutIcon /> : <ZoomInIcon />}
        onClick={onZoom}
      />
    </div>
  )
}
