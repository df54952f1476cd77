'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { IconButton } from '@/components/ui/icon-button'
import { ChevronDownIcon, CloseIcon, PlusIcon } from '@/components/ui/icons'
import { fill } from '@/lib/i18n/fill'
import { blockName } from '../block-name'
import { Toggle } from '../fields/toggle'
import { type Block, isText, layersOf, textBlock } from '../state/design'
import { mostTexts } from '../state/edits'
import { TemplateActions } from '../template-actions'
import { changesOf, type PanelProps } from './panel-props'

/** The list of blocks and their stacking order. */
export function LayersPanel({ editor, labels, onOpenText }: PanelProps) {
  const { design, state, dispatch } = editor
  const { edit } = changesOf(editor)
  const [announcement, setAnnouncement] = useState('')
  const texts = labels.layers
  const layers = layersOf(design)
  const isFull = (design.texts ?? []).length >= mostTexts

  function move(block: Block, to: number) {
    edit({ do: 'layer', block, to })
    const n = layers.length - to
    setAnnouncement(fill(texts.moved, { block: blockName(design, block, labels), n, all: layers.length }))
  }

  function addText() {
    const id = freshId(design.texts ?? [])
    edit({ do: 'addText', id, text: texts.newText })
    onOpenText(textBlock(id))
  }

  return (
    <div className="flex flex-col gap-4">
      <div>
        <h3 className="text-base">{texts.title}</h3>
        <p className="text-sm text-soft">{texts.hint}</p>
      </div>
      <ol className="flex flex-col">
        {layers
          .map((block, at) => {
            const name = blockName(design, block, labels)
            const isChosen = block === state.selected
            return (
              <li key={block} className="flex items-center border-b border-line last:border-b-0">
                <button
                  type="button"
                  aria-pressed={isChosen}
                  className="min-h-11 min-w-0 grow truncate px-2 text-left font-medium hover:bg-napkin aria-pressed:bg-tile aria-pressed:text-azulejo"
                  onClick={() => dispatch({ type: 'select', block })}
                >
                  {name}
                </button>
                <IconButton
                  label={fill(texts.up, { block: name })}
                  icon={<ChevronDownIcon className="size-6 rotate-180" />}
                  disabled={at === layers.length - 1}
                  className="disabled:opacity-30"
                  onClick={() => move(block, at + 1)}
                />
                <IconButton
                  label={fill(texts.down, { block: name })}
                  icon={<ChevronDownIcon className="size-6" />}
                  disabled={at === 0}
                  className="disabled:opacity-30"
                  onClick={() => move(block, at - 1)}
                />
                {isText(block) ? (
                  <IconButton
                    label={fill(texts.remove, { block: name })}
                    icon={<CloseIcon className="size-5" />}
                    onClick={() => edit({ do: 'remove', block })}
                  />
                ) : null}
              </li>
            )
          })
          .reverse()}
      </ol>
      <p role="status" className="sr-only">
        {announcement}
      </p>
      <Button variant="secondary" disabled={isFull} onClick={addText}>
        <PlusIcon />
        {texts.addText}
      </Button>
      {isFull ? <p className="text-sm text-soft">{texts.mostTexts}</p> : null}
      <div>
        <h3 className="text-base">{texts.extras}</h3>
        <Toggle
          label={texts.foot}
          checked={design.foot !== undefined}
          onChange={(shown) => edit({ do: 'show', extra: 'foot', shown })}
        />
        <Toggle
          label={texts.qr}
          checked={design.qr?.shown === true}
          onChange={(shown) => edit({ do: 'show', extra: 'qr', shown })}
        />
        <Toggle
          label={texts.signs}
          checked={design.allergenSigns?.shown === true}
          onChange={(shown) => edit({ do: 'signs', shown })}
        />
        <Toggle
          label={texts.legend}
          checked={design.allergenSigns?.shown === true && design.allergenSigns.legend}
          onChange={(shown) => edit({ do: 'show', extra: 'legend', shown })}
        />
      </div>
      <TemplateActions editor={editor} labels={labels} />
    </div>
  )
}

function freshId(texts: readonly { id: string }[]) {
  const used = new Set(texts.map(({ id }) => id))
  let n = 1
  while (used.has(String(n))) n += 1
  return String(n)
}
