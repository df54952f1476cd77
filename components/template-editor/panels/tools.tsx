'use client'

import type { ReactNode } from 'react'
import { classNames } from '@/components/ui/class-names'
import { IconButton } from '@/components/ui/icon-button'
import { ChevronDownIcon } from '@/components/ui/icons'
import { blockName } from '../block-name'
import { LayersIcon, PictureIcon, PlaceIcon, StyleIcon, TextIcon } from '../fields/align-icons'
import { BackgroundPanel } from './background-panel'
import { LayersPanel } from './layers-panel'
import type { PanelProps } from './panel-props'
import { PlacePanel } from './place-panel'
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

/** Along the bottom on phones, at the top of the side panel where there is room. */
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
  const of = isOfBlock && selected ? `: ${blockName(editor.design, selected, labels)}` : ''
  return (
    <section
      aria-labelledby="tool-title"
      className="flex max-h-[44dvh] min-h-0 flex-col border-t border-line bg-card lg:max-h-none lg:grow lg:border-t-0"
    >
      <div className="flex shrink-0 items-center justify-between gap-3 pl-4 lg:pt-3">
        <h2 id="tool-title" tabIndex={-1} className="min-w-0 truncate text-lg">
          {labels.tools[tool]}
          {of}
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
