'use client'

import { memo } from 'react'
import { allergenSignStroke, allergenSigns } from '@/contract/allergen-signs'
import type { Rect } from '@/contract/entities/template'
import { faceFamily } from '@/contract/menu-fonts'
import { ornamentStroke, ornaments } from '@/contract/ornaments'
import type { Mark, TextMark } from '@/contract/rules/menu-layout/types'
import { qrPath } from '@/contract/rules/qr-code/qr-picture'
import { outlinesOf } from '../layout/outlines'
import type { Block } from '../state/design'

/** The letters of a block, each at the position from the layout. */
const Marks = memo(function Marks({ marks }: { marks: readonly Mark[] }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: marks have no names, and their order is all there is
  return marks.map((mark, at) => <OneMark key={at} mark={mark} />)
})

const short = (value: number) => Math.round(value * 100) / 100

function OneMark({ mark }: { mark: Mark }) {
  if (mark.kind === 'text') {
    const drawn = outlinesOf(mark.face)
    if (drawn) return <Outlines mark={mark} {...drawn} />
    return (
      <text
        x={mark.xs.map(short).join(' ')}
        y={short(mark.y)}
        fontSize={mark.size}
        fill={mark.color}
        fontFamily={`"${faceFamily(mark.face)}"`}
      >
        {mark.chars.join('')}
      </text>
    )
  }
  if (mark.kind === 'rect') {
    const { x, y, width, height, radius, color } = mark
    return <rect {...{ x, y, width, height }} rx={radius} fill={color} />
  }
  if (mark.kind === 'qr') return <Qr {...mark} />
  if (mark.kind === 'ornament')
    return (
      <g transform={`translate(${mark.x} ${mark.y}) scale(${mark.size / 48})`}>
        <Stroke path={ornaments[mark.name]} color={mark.color} width={ornamentStroke} />
      </g>
    )
  const { x, y, size, color, allergen } = mark
  const { strokes, fills } = allergenSigns[allergen]
  return (
    <g transform={`translate(${x} ${y}) scale(${size / 24})`}>
      <Stroke path={strokes} color={color} width={allergenSignStroke} />
      {fills ? <path d={fills} fill={color} /> : null}
    </g>
  )
}

function Stroke({ path, color, width }: { path: string; color: string; width: number }) {
  const round = { strokeLinecap: 'round', strokeLinejoin: 'round' } as const
  return <path d={path} fill="none" stroke={color} strokeWidth={width} {...round} />
}

type Drawn = NonNullable<ReturnType<typeof outlinesOf>>

/** Letters for which the browser has no font, drawn as outlines. */
function Outlines({ mark: { chars, xs, y, size, color }, unitsPerEm, paths }: { mark: TextMark } & Drawn) {
  const scale = size / unitsPerEm
  return (
    <g fill={color}>
      {chars.map((char, at) => (
        <path
          // biome-ignore lint/suspicious/noArrayIndexKey: the same letter may stand twice
          key={at}
          d={paths.get(char)}
          transform={`translate(${xs[at]} ${y}) scale(${scale} ${-scale})`}
        />
      ))}
    </g>
  )
}

function Qr({ x, y, size, squares, color, backgroundColor }: Extract<Mark, { kind: 'qr' }>) {
  const { path, count } = qrPath(squares)
  return (
    <g transform={`translate(${x} ${y}) scale(${size / count})`}>
      <rect width={count} height={count} fill={backgroundColor} />
      <path d={path} fill={color} />
    </g>
  )
}

type Props = {
  block: Block
  name: string
  hint: string
  rect: Rect
  zoom: number
  marks: readonly Mark[]
  isSelected: boolean
}

/** A block as the sheet shows it, and the button that selects the block. */
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
