'use client'

import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { designSize } from '@/contract/rules/menu-layout/formats'
import type { Editor } from '../state/use-editor'

/** Room for the handles of a block at the sheet's edge. */
const edge = 22
export const zoomStep = 1.25

/** The screen pixels for each design pixel: the chosen zoom, or the zoom that shows the whole sheet. */
export function useZoom(
  { state, dispatch }: Editor,
  view: RefObject<HTMLElement | null>,
  sheet: RefObject<HTMLElement | null>,
) {
  const [fit, setFit] = useState(0.25)

  useEffect(() => {
    const element = view.current
    if (!element || typeof ResizeObserver === 'undefined') return
    const watch = new ResizeObserver(([entry]) => {
      if (!entry) return
      const { width, height } = entry.contentRect
      const [across, down] = [width - 2 * edge, height - 2 * edge]
      setFit(Math.max(0.08, Math.min(across / designSize.width, down / designSize.height)))
    })
    watch.observe(element)
    return () => watch.disconnect()
  }, [view])

  const zoom = state.zoom === 'fit' ? fit : state.zoom

  useKeptMiddle(zoom, view, sheet)

  useEffect(() => {
    const element = view.current
    if (!element) return
    // React's wheel listeners are passive and cannot prevent the default, so we add our own listener.
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return
      event.preventDefault()
      dispatch({ type: 'zoom', zoom: zoom * Math.exp(-event.deltaY / 300) })
    }
    element.addEventListener('wheel', onWheel, { passive: false })
    return () => element.removeEventListener('wheel', onWheel)
  }, [view, zoom, dispatch])

  return zoom
}

/** Keeps the middle of the view in place when the zoom changes. */
function useKeptMiddle(
  zoom: number,
  view: RefObject<HTMLElement | null>,
  sheet: RefObject<HTMLElement | null>,
) {
  const middle = useRef({ x: 0.5, y: 0.5 })

  useEffect(() => {
    const [element, page] = [view.current, sheet.current]
    if (!element || !page) return
    const note = () => {
      middle.current = {
        x: (element.scrollLeft + element.clientWidth / 2 - page.offsetLeft) / page.offsetWidth,
        y: (element.scrollTop + element.clientHeight / 2 - page.offsetTop) / page.offsetHeight,
      }
    }
    element.addEventListener('scroll', note, { passive: true })
    return () => element.removeEventListener('scroll', note)
  }, [view, sheet])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the zoom is what this follows
  useLayoutEffect(() => {
    const [element, page] = [view.current, sheet.current]
    if (!element || !page) return
    const { x, y } = middle.current
    element.scrollLeft = page.offsetLeft + x * page.offsetWidth - element.clientWidth / 2
    element.scrollTop = page.offsetTop + y * page.offsetHeight - element.clientHeight / 2
  }, [zoom, view, sheet])
}
