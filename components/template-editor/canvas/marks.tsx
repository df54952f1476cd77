import { memo } from 'react'
import { allergenSignStroke, allergenSigns } from '@/contract/allergen-signs'
import { faceFamily } from '@/contract/menu-fonts'
import type { Mark, TextMark } from '@/contract/rules/menu-layout'
import { qrPath } from '@/contract/rules/qr-code/qr-path'
import { outlinesOf } from '../layout/outlines'

/** What is drawn of a block: every letter where the layout has put it. */
export const Marks = memo(function Marks({ marks }: { marks: readonly Mark[] }) {
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
  const { x, y, size, color, allergen } = mark
  const { strokes, fills } = allergenSigns[allergen]
  return (
    <g transform={`translate(${x} ${y}) scale(${size / 24})`}>
      <path
        d={strokes}
        fill="none"
        stroke={color}
        strokeWidth={allergenSignStroke}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      {fills ? <path d={fills} fill={color} /> : null}
    </g>
  )
}

type Drawn = NonNullable<ReturnType<typeof outlinesOf>>

/** Letters of which the browser has no font. */
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
