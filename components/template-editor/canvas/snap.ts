import type { Rect } from '@/contract/entities/template'
import { type Handle, kept, type Size } from '../state/geometry'

/** The lines on which a block has snapped, in the canvas's own units. */
export type SnapLines = { x?: number; y?: number }
export type Snapped = { rect: Rect; lines: SnapLines }

type Span = { start: number; length: number }

/** Pulls a moved block onto the nearest edge or middle of the canvas, its margin, or another block. */
export function snapMoved(rect: Rect, others: readonly Rect[], canvas: Size, reach: number): Snapped {
  const x = nearest(edges(across(rect)), targets(others.map(across), canvas.width), reach)
  const y = nearest(edges(down(rect)), targets(others.map(down), canvas.height), reach)
  const at = { ...rect, x: rect.x + (x?.by ?? 0), y: rect.y + (y?.by ?? 0) }
  return { rect: kept(at, canvas), lines: { x: x?.line, y: y?.line } }
}

/** Does the same for the sides that a handle moves. */
export function snapResized(
  rect: Rect,
  handle: Handle,
  others: readonly Rect[],
  canvas: Size,
  reach: number,
): Snapped {
  const x = pull(across(rect), handle.x, targets(others.map(across), canvas.width), reach)
  const y = pull(down(rect), handle.y, targets(others.map(down), canvas.height), reach)
  const to = { x: x.start, width: x.length, y: y.start, height: y.length }
  return { rect: kept(to, canvas), lines: { x: x.line, y: y.line } }
}

function pull(span: Span, side: Handle['x'], lines: number[], reach: number): Span & { line?: number } {
  if (side === 0) return span
  const edge = side < 0 ? span.start : span.start + span.length
  const found = nearest([edge], lines, reach)
  const length = found && span.length + found.by * side
  if (!found || length === undefined || length <= 0) return span
  return { start: side < 0 ? span.start + found.by : span.start, length, line: found.line }
}

const across = ({ x, width }: Rect): Span => ({ start: x, length: width })
const down = ({ y, height }: Rect): Span => ({ start: y, length: height })
const edges = ({ start, length }: Span) => [start, start + length / 2, start + length]

/** Most printers and apps cut off this margin. */
const margin = 60

const targets = (others: Span[], canvas: number) => [
  ...[0, margin, canvas / 2, canvas - margin, canvas],
  ...others.flatMap(edges),
]

function nearest(from: number[], lines: number[], reach: number) {
  let best: { by: number; line: number } | undefined
  for (const edge of from)
    for (const line of lines) {
      const by = line - edge
      if (Math.abs(by) <= reach && (!best || Math.abs(by) < Math.abs(best.by))) best = { by, line }
    }
  return best
}
