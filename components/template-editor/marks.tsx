import { memo } from 'react'
import { faceFamily } from '@/contract/menu-fonts'
import type { Mark } from '@/contract/rules/menu-layout'

/** What is drawn of a block: every letter where the layout has put it. */
export const Marks = memo(function Marks({ marks }: { marks: readonly Mark[] }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: marks have no names, and their order is all there is
  return marks.map((mark, at) => <OneMark key={at} mark={mark} />)
})

const short = (value: number) => Math.round(value * 100) / 100

function OneMark({ mark }: { mark: Mark }) {
  if (mark.kind === 'text')
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
  if (mark.kind === 'rect') {
    const { x, y, width, height, radius, color } = mark
    return <rect {...{ x, y, width, height }} rx={radius} fill={color} />
  }
  if (mark.kind === 'qr') return <Qr {...mark} />
  return null
}

/** With the white edge that readers need. */
function Qr({ x, y, size, squares, color, backgroundColor }: Extract<Mark, { kind: 'qr' }>) {
  const quiet = 2
  const step = size / (squares.length + 2 * quiet)
  const path = squares.flatMap((row, down) =>
    row.flatMap((isSet, across) => (isSet ? `M${across + quiet} ${down + quiet}h1v1h-1z` : [])),
  )
  return (
    <>
      <rect x={x} y={y} width={size} height={size} fill={backgroundColor} />
      <path transform={`translate(${x} ${y}) scale(${step})`} d={path.join('')} fill={color} />
    </>
  )
}
