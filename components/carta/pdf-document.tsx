'use client'

import 'react-pdf/dist/Page/TextLayer.css'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { Document, pdfjs } from 'react-pdf'
import { IconButton } from '@/components/ui/icon-button'
import { ZoomInIcon, ZoomOutIcon } from '@/components/ui/icons'
import { Spinner } from '@/components/ui/spinner'
import { fill } from '@/lib/i18n/fill'
import type { PdfViewerProps } from './pdf-on-demand'
import { PdfPage } from './pdf-page'
import { PdfPager } from './pdf-pager'
import { type PdfProblem, problemOf } from './pdf-problem'
import { usePagesInView } from './use-pages-in-view'
import { nextZoom, previousZoom } from './zoom-steps'

pdfjs.GlobalWorkerOptions.workerSrc = new URL('pdfjs-dist/build/pdf.worker.min.mjs', import.meta.url).href

const resources = `/pdfjs/${pdfjs.version}`

/** Only the visible parts of a PDF are fetched. Our own server serves the fonts and maps that a PDF needs. */
const options = {
  disableAutoFetch: true,
  disableStream: true,
  cMapUrl: `${resources}/cmaps/`,
  standardFontDataUrl: `${resources}/standard_fonts/`,
  wasmUrl: `${resources}/wasm/`,
  iccUrl: `${resources}/iccs/`,
}

const a4 = 210 / 297
const manyPages = 30

type Props = PdfViewerProps & { onProblem: (problem: PdfProblem) => void }

export function PdfDocument({ url, name, labels, onProblem }: Props) {
  const scroller = useRef<HTMLElement>(null)
  const room = useWidth(scroller)
  const [count, setCount] = useState(0)
  const [ratio, setRatio] = useState(a4)
  const [zoom, setZoom] = useState(1)
  const { near, current } = usePagesInView(scroller, count)

  const pages = Array.from({ length: count }, (_, index) => index + 1)

  function zoomTo(wanted: number) {
    const view = scroller.current
    if (!view) return
    const top = view.scrollTop / view.scrollHeight
    setZoom(wanted)
    requestAnimationFrame(() => view.scrollTo({ top: top * view.scrollHeight, behavior: 'instant' }))
  }

  function go(page: number) {
    const target = scroller.current?.querySelector<HTMLElement>(`[data-page="${page}"]`)
    if (target) scroller.current?.scrollTo({ top: target.offsetTop - 8 })
  }

  return (
    <div className="mt-3 overflow-hidden rounded border [contain:inline-size] border-line print:hidden">
      <div
        role="toolbar"
        aria-label={fill(labels.toolbar, { name })}
        className="flex min-h-11 flex-wrap items-center justify-between border-b border-line bg-card"
      >
        <PdfZoom zoom={zoom} onZoom={zoomTo} labels={labels} />
        {count > 1 ? <PdfPager current={current} count={count} onGo={go} labels={labels} /> : null}
      </div>
      {count > manyPages ? (
        <p className="border-b border-line px-3 py-2 text-sm text-soft">{fill(labels.long, { count })}</p>
      ) : null}
      <section
        ref={scroller}
        aria-label={name}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: scrolled with the keyboard
        tabIndex={0}
        onKeyDown={({ key }) => {
          if (key === '+') zoomTo(nextZoom(zoom))
          if (key === '-') zoomTo(previousZoom(zoom))
          if (key === '0') zoomTo(1)
        }}
        className="relative max-h-[80dvh] min-h-80 overflow-auto bg-napkin p-2 [scrollbar-gutter:stable]"
      >
        <Document
          file={url}
          options={options}
          suspense={false}
          loading={
            <p role="status" className="flex items-center justify-center gap-2 py-20 text-soft">
              <Spinner />
              {labels.loading}
            </p>
          }
          error={null}
          onPassword={() => onProblem('locked')}
          onSourceError={(error) => onProblem(problemOf(error))}
          onLoadError={(error) => onProblem(problemOf(error))}
          onLoadSuccess={async (pdf) => {
            const { width, height } = (await pdf.getPage(1)).getViewport({ scale: 1 })
            setRatio(width / height)
            setCount(pdf.numPages)
          }}
        >
          <ol className="grid w-max min-w-full gap-2">
            {pages.map((page) => (
              <PdfPage
                key={page}
                number={page}
                width={Math.floor(room * zoom)}
                ratio={ratio}
                isNear={near.has(page)}
                label={fill(labels.pageOf, { page, count })}
              />
            ))}
          </ol>
        </Document>
      </section>
    </div>
  )
}

/** The inner width of an element, updated on resize. 0 until it is known. */
function useWidth(element: RefObject<HTMLElement | null>) {
  const [width, setWidth] = useState(0)
  useEffect(() => {
    if (!element.current) return
    const watch = new ResizeObserver(([entry]) => setWidth(Math.floor(entry?.contentRect.width ?? 0)))
    watch.observe(element.current)
    return () => watch.disconnect()
  }, [element])
  return width
}

type PdfZoomProps = Pick<PdfViewerProps, 'labels'> & { zoom: number; onZoom: (zoom: number) => void }

function PdfZoom({ zoom, onZoom, labels }: PdfZoomProps) {
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
