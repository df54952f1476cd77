'use client'

import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { classNames } from '@/components/ui/class-names'
import { IconButton } from '@/components/ui/icon-button'
import { ChevronDownIcon } from '@/components/ui/icons'
import type { Rect } from '@/contract/entities/template'
import { designSize } from '@/contract/rules/menu-layout/formats'
import { blockName } from '../block-name'
import { LayersIcon, PictureIcon, PlaceIcon, StyleIcon, TextIcon } from '../fields/align-icons'
import { NumberField } from '../fields/number-field'
import { type Block, rectOf } from '../state/design'
import { BackgroundPanel } from './background-panel'
import { LayersPanel } from './layers-panel'
import { changesOf, type PanelProps } from './panel-props'
import { StylePanel } from './style-panel'
import { BlockChooser, TextPanel } from './text-panel'

export const tools = ['blocks', 'text', 'style', 'place', 'background'] as const
export type Tool = (typeof tools)[number]

const icons: Record<Tool, ReactNode> = {
  blocks: <LayersIcon />,
  text: <TextIcon />,
  style: <StyleIcon />,
  place: <PlaceIcon />,
  background: <PictureIcon />,
}

type BarProps = {
  tool: Tool | undefined
  onTool: (tool: Tool | undefined) => void
  labels: PanelProps['labels']
}

/** The tool bar: at the bottom on phones, at the top of the side panel on wide screens. */
export function ToolBar({ tool, onTool, labels: { tools: texts } }: BarProps) {
  return (
    <nav
      aria-label={texts.label}
      className="grid grid-cols-5 border-t border-line bg-card lg:border-t-0 lg:border-b"
    >
      {tools.map((one) => (
        <button
          key={one}
          type="button"
          aria-pressed={one === tool}
          className={classNames(
            'flex min-h-14 flex-col items-center justify-center gap-0.5 px-0.5 text-xs font-semibold',
            one === tool ? 'bg-tile text-azulejo' : 'hover:bg-napkin',
          )}
          onClick={() => onTool(one === tool ? undefined : one)}
        >
          {icons[one]}
          {texts[one]}
        </button>
      ))}
    </nav>
  )
}

type Props = PanelProps & { tool: Tool; onClose: () => void }

export function ToolPanel({ tool, onClose, ...props }: Props) {
  const { editor, labels } = props
  const { selected } = editor.state
  const isOfBlock = tool === 'text' || tool === 'style' || tool === 'place'
  const blockTitle = isOfBlock && selected ? `: ${blockName(editor.design, selected, labels)}` : ''
  return (
    <section
      aria-labelledby="tool-title"
      className="flex max-h-[44dvh] min-h-0 flex-col border-t border-line bg-card lg:max-h-none lg:grow lg:border-t-0"
    >
      <div className="flex shrink-0 items-center justify-between gap-3 pl-4 lg:pt-3">
        <h2 id="tool-title" tabIndex={-1} className="min-w-0 truncate text-lg">
          {labels.tools[tool]}
          {blockTitle}
        </h2>
        <IconButton
          label={labels.tools.close}
          icon={<ChevronDownIcon className="size-6" />}
          className="lg:hidden"
          onClick={onClose}
        />
      </div>
      <div className="min-h-0 grow overflow-y-auto overscroll-contain px-4 pt-1 pb-5">
        {tool === 'blocks' ? <LayersPanel {...props} /> : null}
        {tool === 'background' ? <BackgroundPanel {...props} /> : null}
        {isOfBlock && !selected ? <BlockChooser {...props} /> : null}
        {tool === 'text' && selected ? <TextPanel key={selected} block={selected} {...props} /> : null}
        {tool === 'style' && selected ? <StylePanel key={selected} block={selected} {...props} /> : null}
        {tool === 'place' && selected ? <PlacePanel key={selected} block={selected} {...props} /> : null}
      </div>
    </section>
  )
}

const margin = 60

/** The position and size of the selected block, as numbers. */
function PlacePanel({ block, editor, labels }: PanelProps & { block: Block }) {
  const { edit, done } = changesOf(editor)
  const rect = rectOf(editor.design, block)
  const texts = labels.position
  const place = (to: Partial<Rect>, merge?: string) =>
    edit({ do: 'place', block, rect: { ...rect, ...to } }, merge)
  const { width, height } = designSize
  const most = {
    x: width - rect.width,
    y: height - rect.height,
    width: width - rect.x,
    height: height - rect.y,
  }
  return (
    <div className="flex flex-col gap-4">
      <div className="grid grid-cols-4 gap-2 lg:grid-cols-2">
        {(['x', 'y', 'width', 'height'] as const).map((name) => (
          <NumberField
            key={name}
            label={texts[name]}
            value={rect[name]}
            min={0}
            max={most[name]}
            onChange={(value) => place({ [name]: Math.round(value) }, `${name} ${block}`)}
            onDone={done}
          />
        ))}
      </div>
      <div className="grid gap-2 sm:grid-cols-2 lg:grid-cols-1">
        <Button variant="secondary" onClick={() => place({ x: (width - rect.width) / 2 })}>
          {texts.centerX}
        </Button>
        <Button variant="secondary" onClick={() => place({ y: (height - rect.height) / 2 })}>
          {texts.centerY}
        </Button>
        <Button variant="secondary" onClick={() => place({ x: margin, width: width - 2 * margin })}>
          {texts.wide}
        </Button>
      </div>
    </div>
  )
}
