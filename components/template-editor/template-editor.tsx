'use client'

import { useEffect, useRef, useState } from 'react'
import { Chip } from '@/components/ui/chip'
import { classNames } from '@/components/ui/class-names'
import { ConflictDialog } from '@/components/ui/draft/conflict-dialog'
import { LeaveGuard } from '@/components/ui/draft/leave-guard'
import { AlertIcon } from '@/components/ui/icons'
import type { UploadLabels } from '@/components/upload/props'
import type { UserTemplate } from '@/contract/entities/template'
import type { LayoutWarning } from '@/contract/rules/menu-layout/types'
import { fill } from '@/lib/i18n/fill'
import { blockName } from './block-name'
import { Canvas } from './canvas/canvas'
import { useBackgroundColors } from './colors/use-background-colors'
import type { EditorLabels } from './labels'
import { type Printing, useLayout } from './layout/use-layout'
import { type Tool, ToolBar, ToolPanel } from './panels/tools'
import { type Block, layersOf } from './state/design'
import { useUndoKeys } from './state/keys'
import { type Opened, useEditor } from './state/use-editor'
import { ProblemLine, TopBar } from './top-bar'

type Props = { opened: Opened; printing: Printing; labels: EditorLabels; uploadLabels: UploadLabels }

const ownWords: readonly Block[] = ['menu', 'price', 'observations']

/** The full-screen editor (docs/product.md#template-editor), on every width. */
export function TemplateEditor({ opened, printing, labels, uploadLabels }: Props) {
  const editor = useEditor(opened, labels)
  const { design, state, dispatch, draft } = editor
  useUndoKeys(dispatch)
  const [tool, setTool] = useState<Tool>()
  const [withToday, setWithToday] = useState(true)
  // While the owner writes the template's own texts, the sheet shows those texts.
  const isWriting = tool === 'text' && ownWords.some((block) => block === state.selected)
  const { layout, reflow } = useLayout(design, printing, withToday && !isWriting)
  const colors = useBackgroundColors(design)
  const shown = layersOf(design).filter((block) => layout?.marks.some((mark) => mark.block === block))
  useEffect(() => {
    // On a wide screen, the panel is open from the start.
    if (matchMedia('(min-width: 64rem)').matches) setTool('blocks')
  }, [])
  const panel = useRef<HTMLDivElement>(null)

  function openText(block: Block) {
    dispatch({ type: 'select', block })
    setTool(block === 'qr' || block === 'legend' ? 'style' : 'text')
    // Waits until the panel is rendered.
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
          {/* On a phone, an open panel leaves little room for the sheet. */}
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
      <ConflictDialog
        draft={draft}
        names={labels.fields}
        textOf={(field, { templateName }) => (field === 'name' ? templateName : undefined)}
        labels={labels.draft}
      />
      <LeaveGuard isDirty={draft.isDirty} onLeave={draft.drop} labels={labels.draft} />
    </div>
  )
}

type WarningsProps = {
  warnings: readonly LayoutWarning[]
  hardToRead: readonly Block[]
  design: UserTemplate
  labels: EditorLabels
}

/** The problems of the design, as text. */
function Warnings({ warnings, hardToRead, design, labels }: WarningsProps) {
  const unread = hardToRead.map((block) =>
    fill(labels.warnings.lowContrast, { block: blockName(design, block, labels) }),
  )
  const lines = [...new Set([...warnings.map((warning) => inWords(warning, design, labels)), ...unread])]
  return (
    <div role="status" aria-label={labels.warnings.title}>
      {lines.length > 0 ? (
        <ul className="max-h-24 overflow-y-auto border-t border-line bg-mustard px-4 py-2 text-sm font-semibold text-on-mustard">
          {lines.map((line) => (
            <li key={line} className="flex gap-2 py-0.5">
              <AlertIcon className="mt-px size-4.5 shrink-0" />
              {line}
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}

function inWords({ code, block: named, lines }: LayoutWarning, design: UserTemplate, labels: EditorLabels) {
  const { warnings: texts } = labels
  const byCode = {
    overflow: lines === undefined ? texts.overflow : lines === 1 ? texts.overflowOne : texts.overflowMany,
    'box-too-small': texts.boxTooSmall,
    'broken-word': texts.brokenWord,
    'missing-characters': texts.missingCharacters,
    'missing-font': texts.missingFont,
    'small-type': texts.smallType,
  }
  const block = layersOf(design).find((one) => one === named)
  return fill(byCode[code], { block: block ? blockName(design, block, labels) : named, lines: lines ?? 0 })
}
