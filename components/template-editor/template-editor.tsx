'use client'

import { useEffect, useRef, useState } from 'react'
import { Chip } from '@/components/ui/chip'
import { classNames } from '@/components/ui/class-names'
import { LeaveGuard } from '@/components/ui/leave-guard'
import type { UploadLabels } from '@/components/upload/props'
import { Canvas } from './canvas/canvas'
import { useBackgroundColors } from './colors/use-background-colors'
import { ConflictDialog } from './conflict-dialog'
import type { EditorLabels } from './labels'
import { type Printing, useLayout } from './layout/use-layout'
import { type Tool, ToolBar, ToolPanel } from './panels/tools'
import { ProblemLine } from './problem-line'
import { type Block, layersOf } from './state/design'
import { useUndoKeys } from './state/keys'
import { type Opened, useEditor } from './state/use-editor'
import { TopBar } from './top-bar'
import { Warnings } from './warnings'

type Props = { opened: Opened; printing: Printing; labels: EditorLabels; uploadLabels: UploadLabels }

const ownWords: readonly Block[] = ['menu', 'price', 'observations']

/** SPEC.md §2.16's full-screen editor, on every width. */
export function TemplateEditor({ opened, printing, labels, uploadLabels }: Props) {
  const editor = useEditor(opened, labels)
  const { design, state, dispatch } = editor
  useUndoKeys(dispatch)
  const [tool, setTool] = useState<Tool>()
  const [withToday, setWithToday] = useState(true)
  // Whoever writes the template's own words sees those.
  const isWriting = tool === 'text' && ownWords.some((block) => block === state.selected)
  const { layout, reflow } = useLayout(design, printing, withToday && !isWriting)
  const colors = useBackgroundColors(design)
  const shown = layersOf(design).filter((block) => layout?.marks.some((mark) => mark.block === block))
  useEffect(() => {
    // Beside the sheet there is room for it from the start.
    if (matchMedia('(min-width: 64rem)').matches) setTool('blocks')
  }, [])
  const panel = useRef<HTMLDivElement>(null)

  function openText(block: Block) {
    dispatch({ type: 'select', block })
    setTool(block === 'qr' || block === 'legend' ? 'style' : 'text')
    // Once the panel stands.
    requestAnimationFrame(() =>
      panel.current?.querySelector<HTMLElement>('section :is(textarea, input, a)')?.focus(),
    )
  }

  const props = { editor, colors, labels, uploadLabels, onOpenText: openText }
  return (
    <div
      data-full-screen=""
      className="grid h-dvh grid-cols-1 grid-rows-[auto_auto_minmax(0,1fr)_auto] overflow-hidden bg-paper lg:grid-cols-[minmax(0,1fr)_23rem] lg:grid-rows-[auto_auto_minmax(0,1fr)]"
    >
      <div className="lg:col-span-2">
        <TopBar editor={editor} labels={labels} />
      </div>
      <div className="lg:col-span-2">
        <ProblemLine editor={editor} labels={labels} />
      </div>
      <main className="grid min-h-0 grid-rows-[minmax(0,1fr)_auto]">
        <Canvas
          editor={editor}
          layout={layout}
          reflow={reflow}
          labels={labels}
          onOpen={openText}
          corner={tool && 'max-lg:hidden'}
        >
          {/* On a phone the open panel leaves the sheet little room. */}
          {printing.menu && !isWriting ? (
            <Chip
              pressed={withToday}
              className={classNames('absolute bottom-2 left-2 shadow-sheet', tool && 'max-lg:hidden')}
              onClick={() => setWithToday(!withToday)}
            >
              {labels.showToday}
            </Chip>
          ) : null}
        </Canvas>
        <Warnings
          warnings={layout?.warnings ?? []}
          hardToRead={colors.hardToRead(design, shown)}
          design={design}
          labels={labels}
        />
      </main>
      <div ref={panel} className="flex min-h-0 flex-col-reverse lg:flex-col lg:border-l lg:border-line">
        <ToolBar tool={tool} onTool={setTool} labels={labels} />
        {tool ? <ToolPanel tool={tool} onClose={() => setTool(undefined)} {...props} /> : null}
      </div>
      <ConflictDialog editor={editor} labels={labels} />
      <LeaveGuard
        isDirty={editor.dirty}
        onLeave={editor.drop}
        labels={{ ...labels.leave, close: labels.close }}
      />
    </div>
  )
}
