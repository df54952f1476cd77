'use client'

import { TextAreaField } from '@/components/ui/text-area-field'
import { blockName } from '../block-name'
import { SectionsField } from '../fields/sections-field'
import { Toggle } from '../fields/toggle'
import { type Block, isText, layersOf, textOf } from '../state/design'
import { tooLong } from '../state/too-long'
import { changesOf, type PanelProps } from './panel-props'

/** The text of the selected block. */
export function TextPanel({ block, ...props }: PanelProps & { block: Block }) {
  const { editor, labels } = props
  const { design } = editor
  const { edit, done } = changesOf(editor)
  const { texts } = labels
  if (block === 'menu') return <SectionsField {...props} />
  if (block === 'foot')
    return (
      <div>
        {(['contact', 'allergens', 'water', 'leftovers'] as const).map((sentence) => (
          <Toggle
            key={sentence}
            label={texts[sentence]}
            checked={design.foot?.[sentence] === true}
            onChange={(shown) => edit({ do: 'foot', change: { [sentence]: shown } })}
          />
        ))}
      </div>
    )
  if (block === 'qr' || block === 'legend') return <p className="text-soft">{texts.nothing}</p>
  const fieldTexts = isText(block)
    ? { label: texts.free, hint: texts.freeHint }
    : block === 'price'
      ? { label: texts.price, hint: texts.priceHint }
      : { label: texts.observations, hint: texts.observationsHint }
  const text = textOf(design, block)
  return (
    <TextAreaField
      {...fieldTexts}
      rows={isText(block) ? 3 : 2}
      value={text}
      error={tooLong(text, 'text', labels)}
      onChange={({ target }) =>
        // Each line of text is one undo step.
        edit({ do: 'write', block, text: target.value }, `text ${block} ${target.value.split('\n').length}`)
      }
      onBlur={done}
    />
  )
}

/** Shown without a selection: the blocks to choose from. */
export function BlockChooser({ editor, labels }: PanelProps) {
  const { design, dispatch } = editor
  return (
    <div className="flex flex-col gap-2">
      <p className="text-soft">{labels.texts.choose}</p>
      <div className="flex flex-wrap gap-2">
        {layersOf(design).map((block) => (
          <button
            key={block}
            type="button"
            className="min-h-11 rounded-full border-2 border-line bg-card px-4 font-medium hover:border-edge hover:bg-napkin"
            onClick={() => dispatch({ type: 'select', block })}
          >
            {blockName(design, block, labels)}
          </button>
        ))}
      </div>
    </div>
  )
}
