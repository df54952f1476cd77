'use client'

import { memo } from 'react'
import type { Mark } from '@/contract/rules/menu-layout'
import type { Block } from '../state/design'
import type { Rect } from '../state/geometry'
import { Marks } from './marks'

type Props = {
  block: Block
  name: string
  hint: string
  rect: Rect
  zoom: number
  marks: readonly Mark[]
  isSelected: boolean
}

/** A block as it will be seen, and what is pressed to have it. */
export const CanvasBlock = memo(function CanvasBlock(props: Props) {
  const { block, name, hint, rect, zoom, marks, isSelected } = props
  const { x, y, width, height } = rect
  return (
    <div
      data-block={block}
      className="absolute"
      style={{ left: x * zoom, top: y * zoom, width: width * zoom, height: height * zoom }}
    >
      {width > 0 && height > 0 ? (
        <svg
          aria-hidden="true"
          viewBox={`${x} ${y} ${width} ${height}`}
          className="absolute inset-0 size-full overflow-visible whitespace-pre select-none [font-kerning:none] [text-rendering:geometricPrecision] [font-variant-ligatures:none]"
        >
          <Marks marks={marks} />
        </svg>
      ) : null}
      {marks.length === 0 ? (
        <span
          aria-hidden="true"
          className="absolute inset-0 grid place-items-center overflow-hidden bg-[#ffffffb3] text-xs text-[#62554f] outline-1 outline-[#8d7f78] outline-dashed"
        >
          {height * zoom >= 18 ? name : null}
        </span>
      ) : null}
      <button
        type="button"
        aria-pressed={isSelected}
        aria-label={name}
        aria-describedby={hint}
        className="absolute inset-0 cursor-move touch-none outline-1 outline-transparent outline-dashed hover:outline-azulejo"
      />
    </div>
  )
})
