'use client'

import {
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useId,
  useMemo,
  useRef,
} from 'react'
import { designSize } from '@/contract/rules/menu-layout/formats'
import type { Mark, MenuLayout } from '@/contract/rules/menu-layout/types'
import { fill } from '@/lib/i18n/fill'
import { blockName } from '../block-name'
import type { EditorLabels } from '../labels'
import type { Reflow } from '../layout/use-layout'
import { useReflow } from '../layout/use-reflow'
import { type Block, isText, layersOf, rectOf } from '../state/design'
import { pushByKey } from '../state/keys'
import type { Editor } from '../state/use-editor'
import { BlockFrame } from './block-frame'
import { CanvasBlock } from './canvas-block'
import { Sheet } from './sheet'
import { type Pushed, useGestures } from './use-gestures'
import { useViewGestures } from './use-view-gestures'
import { useZoom } from './use-zoom'
import { ZoomBar } from './zoom-bar'

type Props = {
  editor: Editor
  layout: MenuLayout | null
  reflow: Reflow
  labels: EditorLabels
  /** Called on Enter or on a second tap: opens the block's text. */
  onOpen: (block: Block) => void
  /** The class names of the content in the sheet's corner. */
  corner?: string
  children?: ReactNode
}

/** The sheet with its blocks, which can be selected, moved and resized. */
export function Canvas({ editor, layout, reflow, labels, onOpen, corner, children }: Props) {
  const { design, state, dispatch } = editor
  const { selected } = state
  const view = useRef<HTMLElement>(null)
  const sheet = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLDivElement>(null)
  const lineX = useRef<HTMLDivElement>(null)
  const lineY = useRef<HTMLDivElement>(null)
  const pushed = useRef<Pushed>(null)
  const hintId = useId()
  const zoom = useZoom(editor, view, sheet)
  const gestures = useGestures(editor, zoom, pushed)
  const viewGestures = useViewGestures(editor, zoom, view)
  const marks = useMemo(() => marksByBlock(layout), [layout])
  const { reflowed, pull, stop } = useReflow(reflow)

  useEffect(() => {
    const elementOf = (block: Block) => sheet.current?.querySelector<HTMLElement>(`[data-block="${block}"]`)
    const at = (line: HTMLElement | null, axis: 'X' | 'Y', value: number | undefined) => {
      if (!line) return
      line.hidden = value === undefined
      if (value !== undefined) line.style.transform = `translate${axis}(${value * zoom}px)`
    }
    pushed.current = {
      show(block, from, to, lines) {
        const step = `translate(${(to.x - from.x) * zoom}px, ${(to.y - from.y) * zoom}px)`
        const isMove = to.width === from.width && to.height === from.height
        const element = elementOf(block)
        if (element) {
          element.style.willChange = 'transform'
          element.style.transform = isMove ? step : ''
        }
        if (!isMove) pull(block, to)
        const around = frame.current
        if (around) {
          around.style.transform = step
          around.style.setProperty('--wider', `${(to.width - from.width) * zoom}px`)
          around.style.setProperty('--higher', `${(to.height - from.height) * zoom}px`)
        }
        at(lineX.current, 'X', lines.x)
        at(lineY.current, 'Y', lines.y)
      },
      clear(block) {
        stop()
        elementOf(block)?.style.removeProperty('transform')
        elementOf(block)?.style.removeProperty('will-change')
        for (const name of ['transform', '--wider', '--higher']) frame.current?.style.removeProperty(name)
        at(lineX.current, 'X', undefined)
        at(lineY.current, 'Y', undefined)
      },
    }
  }, [zoom, pull, stop])

  function press(event: PointerEvent) {
    const block = blockAt(event)
    if (!block) {
      if (selected && event.pointerType === 'touch' && gestures.joins(event)) return
      return viewGestures.onPointerDown(event)
    }
    // When zoomed in, blocks cover most of the sheet. So a finger moves the view, unless it is on the selected block.
    if (event.pointerType === 'touch' && state.zoom !== 'fit' && block !== selected)
      return viewGestures.onPointerDown(event, block)
    if (event.target instanceof Element) event.target.closest('button')?.focus({ preventScroll: true })
    dispatch({ type: 'select', block })
    gestures.begin(event, block)
  }

  function onKeyDown(event: KeyboardEvent) {
    const block = blockAt(event)
    if (!block) return
    if (event.key === 'Enter') onOpen(block)
    else if (event.key === 'Escape') dispatch({ type: 'select' })
    else if (event.key === 'Delete' && isText(block))
      dispatch({ type: 'edit', edit: { do: 'remove', block } })
    else if (!pushByKey(editor, block, event)) return
    event.preventDefault()
  }

  const blocks = layersOf(design)
  const blockAt = (event: { target: EventTarget }) => {
    const name =
      event.target instanceof Element
        ? event.target.closest('[data-block]')?.getAttribute('data-block')
        : null
    return blocks.find((block) => block === name)
  }
  const chosen = selected && rectOf(design, selected)

  return (
    <section
      aria-label={labels.canvas}
      className="relative grid min-h-0 min-w-0 grid-cols-1 grid-rows-1 bg-napkin"
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the blocks within are buttons; beside them a hand lets go and moves the view */}
      <section
        ref={view}
        className="relative grid min-h-0 touch-none overflow-auto overscroll-contain"
        onPointerDown={press}
        onPointerMove={viewGestures.onPointerMove}
        onPointerUp={viewGestures.onPointerUp}
        onPointerCancel={viewGestures.onPointerCancel}
        onKeyDown={onKeyDown}
        onDoubleClick={(event) => {
          const block = blockAt(event)
          if (block) onOpen(block)
        }}
        onFocus={(event) => {
          const block = blockAt(event)
          if (block && block !== selected) dispatch({ type: 'select', block })
        }}
      >
        <div
          ref={sheet}
          className="relative m-auto shadow-lift"
          style={{ width: designSize.width * zoom, height: designSize.height * zoom }}
        >
          {layout ? <Sheet background={layout.background} /> : null}
          {blocks.map((block) => (
            <CanvasBlock
              key={block}
              block={block}
              name={blockName(design, block, labels)}
              hint={hintId}
              rect={reflowed?.block === block ? reflowed.rect : rectOf(design, block)}
              zoom={zoom}
              marks={(reflowed?.block === block ? reflowed.marks : marks.get(block)) ?? noMarks}
              isSelected={block === selected}
            />
          ))}
          {selected && chosen ? (
            <BlockFrame
              key={selected}
              block={selected}
              rect={chosen}
              zoom={zoom}
              gestures={gestures}
              frame={frame}
            />
          ) : null}
          <div ref={lineX} hidden className="pointer-events-none absolute inset-y-0 left-0 w-px bg-check" />
          <div ref={lineY} hidden className="pointer-events-none absolute inset-x-0 top-0 h-px bg-check" />
        </div>
      </section>
      <p id={hintId} hidden>
        {labels.canvasHint}
      </p>
      <p role="status" className="sr-only">
        {layout
          ? selected &&
            chosen &&
            fill(labels.place, { block: blockName(design, selected, labels), ...chosen })
          : labels.loading}
      </p>
      {children}
      <ZoomBar
        className={corner}
        zoom={zoom}
        isFit={state.zoom === 'fit'}
        dispatch={dispatch}
        labels={labels}
      />
    </section>
  )
}

const noMarks: readonly Mark[] = []

function marksByBlock(layout: MenuLayout | null) {
  const all = new Map<string, Mark[]>()
  for (const mark of layout?.marks ?? []) {
    const own = all.get(mark.block)
    if (own) own.push(mark)
    else all.set(mark.block, [mark])
  }
  return all
}
