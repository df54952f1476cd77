'use client'

import type { Dispatch } from 'react'
import { classNames } from '@/components/ui/class-names'
import { IconButton } from '@/components/ui/icon-button'
import { ZoomInIcon, ZoomOutIcon } from '@/components/ui/icons'
import type { EditorLabels } from '../labels'
import type { Action } from '../state/editor-state'
import { zoomStep } from './use-zoom'

type Props = {
  className?: string
  zoom: number
  isFit: boolean
  dispatch: Dispatch<Action>
  labels: EditorLabels
}

export function ZoomBar({ className, zoom, isFit, dispatch, labels: { zoom: texts } }: Props) {
  const to = (next: number | 'fit') => dispatch({ type: 'zoom', zoom: next })
  return (
    <fieldset
      aria-label={texts.label}
      className={classNames(
        'absolute right-2 bottom-2 flex items-center rounded border border-line bg-card shadow-sheet',
        className,
      )}
    >
      <IconButton label={texts.out} icon={<ZoomOutIcon />} onClick={() => to(zoom / zoomStep)} />
      <button
        type="button"
        aria-pressed={isFit}
        title={texts.fit}
        className="min-h-11 min-w-15 rounded px-1 text-sm font-semibold tabular-nums hover:bg-napkin"
        onClick={() => to('fit')}
      >
        <span className="sr-only">{texts.fit}: </span>
        {Math.round(zoom * 100)} %
      </button>
      <IconButton label={texts.in} icon={<ZoomInIcon />} onClick={() => to(zoom * zoomStep)} />
    </fieldset>
  )
}
