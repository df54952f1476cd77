import { distanceKm } from '@/contract/geography'
import type { ShownSearch } from '@/lib/browser/shown-results'
import { type Cluster, clustersOf, widthOf } from './clusters'
import { movedView, offsetOf, type Point, type Size, type View, viewOfCircle } from './plane'
import { type Dot, markHeight, topOf } from './stance'

type Asked = Pick<ShownSearch, 'from' | 'results'>

/** Shows the six nearest results: at least 300 m around the centre, at most 1 km, or as far as the third result. */
export function openingOf({ from, results }: Asked, size: Size): View {
  const distances = results.map(({ position }) => distanceKm(from, position) * 1000).toSorted((a, b) => a - b)
  const upTo = (count: number) => distances[Math.min(count, distances.length) - 1] ?? 500
  return viewOfCircle(from, Math.max(300, Math.min(upTo(6), Math.max(1000, upTo(3)))), size, 30)
}

const zoomsOut = [0, 0.25, 0.5, 0.75, 1]
const steps = [-80, -60, -40, -20, 0, 20, 40, 60, 80]
/** The view moves by these pixels, so that the marks move away from the buttons: not at all, else as little as possible. */
const nudges = steps
  .flatMap((x) => steps.map((y) => ({ x, y })))
  .toSorted((a, b) => Math.hypot(a.x, a.y) - Math.hypot(b.x, b.y))

type Frame = { size: Size; hasListButton: boolean; dots: Dot[] }

/** The view that a plot opens with. */
export const clearOpeningOf = (shown: Asked, frame: Frame): View =>
  clearViewOf(shown.results, openingOf(shown, frame.size), frame)

/**
 * The view, changed as little as it takes that no price lies under a button of the map, and that the sides of the frame cut none. Where that
 * cannot be, they may cut some.
 */
export function clearViewOf(
  results: Asked['results'],
  wanted: View,
  { size, hasListButton, dots }: Frame,
): View {
  for (const mayBeCut of [false, true])
    for (const out of zoomsOut) {
      const view = { ...wanted, zoom: wanted.zoom - out }
      const marks = clustersOf(results, view.zoom, dots).map((cluster) => markOf(cluster, view))
      const nudge = nudges.find(
        (nudge) =>
          !marks.some(
            (mark) =>
              isUnderButtons(mark, nudge, size, hasListButton) ||
              (!mayBeCut && isCutAside(mark, nudge, size)),
          ),
      )
      if (nudge) return movedView(view, nudge)
    }
  return wanted
}

/** The middle of a mark's upper edge, in pixels from the middle of the view. */
type Mark = { top: Point; width: number }

export function markOf({ position, members, stance }: Cluster, { centre, zoom }: View): Mark {
  const { x, y } = offsetOf(position, centre, zoom)
  return {
    top: { x, y: y + topOf(stance) },
    width: widthOf({ members: members.map((result, rank) => ({ result, rank })) }),
  }
}

/** The right corners: both buttons for the zoom above, and on a phone «Lista» below. */
const zoomButtons = { width: 60, height: 108 }
const listButton = { width: 128, height: 72 }

/** Whether a mark would lie under a button if the view moved by `nudge`. A mark beyond the frame lies under nothing. */
export function isUnderButtons({ top: at, width }: Mark, nudge: Point, size: Size, hasListButton: boolean) {
  const left = at.x - nudge.x - width / 2
  const bottom = at.y - nudge.y + markHeight
  const [edge, top, base] = [size.width / 2, -size.height / 2, size.height / 2]
  const reaches = (cornerWidth: number) => left < edge && left + width > edge - cornerWidth
  const isUnderZoom =
    reaches(zoomButtons.width) && bottom > top && bottom - markHeight < top + zoomButtons.height
  const isUnderList =
    reaches(listButton.width) && bottom > base - listButton.height && bottom - markHeight < base
  // «Ver con calles» stands above the upper edge: a price that is cut there reaches under it.
  const isCutAbove = bottom > top && bottom - markHeight < top
  return isUnderZoom || isCutAbove || (hasListButton && isUnderList)
}

function isCutAside({ top: { x }, width }: Mark, nudge: Point, size: Size) {
  const [left, right] = [x - nudge.x - width / 2, x - nudge.x + width / 2]
  const edge = size.width / 2
  return (left < -edge && right > -edge) || (left < edge && right > edge)
}
