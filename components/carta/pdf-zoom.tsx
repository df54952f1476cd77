import { IconButton } from '@/components/ui/icon-button'
import { ZoomInIcon, ZoomOutIcon } from '@/components/ui/icons'
import type { PdfViewerProps } from './pdf-on-demand'
import { nextZoom, previousZoom } from './zoom-steps'

type Props = Pick<PdfViewerProps, 'labels'> & { zoom: number; onZoom: (zoom: number) => void }

export function PdfZoom({ zoom, onZoom, labels }: Props) {
  return (
    <div className="flex items-center">
      <IconButton
        label={labels.zoomOut}
        icon={<ZoomOutIcon />}
        disabled={previousZoom(zoom) === zoom}
        className="disabled:opacity-40"
        onClick={() => onZoom(previousZoom(zoom))}
      />
      <button
        type="button"
        title={labels.fit}
        className="figures min-h-11 min-w-12 rounded text-sm font-semibold hover:bg-napkin"
        onClick={() => onZoom(1)}
      >
        {Math.round(zoom * 100)} %<span className="sr-only">. {labels.fit}</span>
      </button>
      <IconButton
        label={labels.zoomIn}
        icon={<ZoomInIcon />}
        disabled={nextZoom(zoom) === zoom}
        className="disabled:opacity-40"
        onClick={() => onZoom(nextZoom(zoom))}
      />
    </div>
  )
}
