'use client'

import { useState } from 'react'
import { AlertIcon } from '@/components/ui/icons'
import { horizontalAlignments, verticalAlignments } from '@/contract/entities/template'
import { fill } from '@/lib/i18n/fill'
import { enoughContrast } from '../colors/contrast'
import { AlignIcon, VerticalIcon } from '../fields/align-icons'
import { Choice } from '../fields/choice'
import { ColorField } from '../fields/color-field'
import { FontField } from '../fields/font-field'
import { NumberField } from '../fields/number-field'
import { Toggle } from '../fields/toggle'
import { type Block, type Part, partsOf, styleOf } from '../state/design'
import { sizeDefault, spacingDefault, styleDefaults } from '../state/style-defaults'
import { changesOf, type PanelProps } from './panel-props'

/** The style of the selected block. */
export function StylePanel({ block, ...props }: PanelProps & { block: Block }) {
  const [chosen, setChosen] = useState<Part>('category')
  const { style } = props.labels
  const parts = partsOf(block)
  const part = parts.find((one) => one === chosen) ?? parts[0]
  if (!part) return <QrColors {...props} />
  return (
    <div className="flex flex-col gap-4">
      {parts.length > 1 ? (
        <Choice
          label={style.part}
          options={[
            { value: 'category', label: style.category },
            { value: 'item', label: style.item },
          ]}
          value={part}
          onChange={setChosen}
        />
      ) : null}
      <PartStyle key={part} part={part} {...props} />
      {block === 'menu' ? (
        <Toggle
          label={style.fills}
          checked={props.editor.design.menu.fills === true}
          onChange={(fills) => changesOf(props.editor).edit({ do: 'fills', fills })}
        />
      ) : null}
    </div>
  )
}

function PartStyle({ part, editor, colors, labels }: PanelProps & { part: Part }) {
  const { design } = editor
  const { edit, done } = changesOf(editor)
  const texts = labels.style
  const style = styleOf(design, part)
  const change = (to: typeof style, what: string) =>
    edit({ do: 'style', part, change: to }, `${what} ${part}`)
  const set = (to: typeof style) => edit({ do: 'style', part, change: to })
  // The menu has one box, so its headings have no box of their own.
  const hasBox = part !== 'category'
  return (
    <>
      <FontField
        family={style.fontFamily || styleDefaults.fontFamily}
        isBold={style.bold === true}
        onChange={(fontFamily) => set({ fontFamily })}
        labels={labels}
      />
      <div className="grid grid-cols-3 gap-2">
        <NumberField
          label={texts.maxFontSize}
          value={style.maxFontSize ?? sizeDefault(part)}
          min={0}
          max={400}
          onChange={(maxFontSize) => change({ maxFontSize }, 'size')}
          onDone={done}
        />
        <NumberField
          label={texts.spacing}
          value={style.spacing ?? spacingDefault(part)}
          min={0}
          max={400}
          onChange={(spacing) => change({ spacing }, 'spacing')}
          onDone={done}
        />
        <NumberField
          label={texts.lineHeight}
          value={style.lineHeight ?? styleDefaults.lineHeight}
          fallback={1}
          step={0.1}
          min={0}
          max={4}
          onChange={(lineHeight) => change({ lineHeight }, 'line')}
          onDone={done}
        />
      </div>
      <div className="grid gap-x-4 sm:grid-cols-2">
        <Toggle label={texts.bold} checked={style.bold === true} onChange={(bold) => set({ bold })} />
        <Toggle
          label={texts.uppercase}
          checked={style.uppercase === true}
          onChange={(uppercase) => set({ uppercase })}
        />
      </div>
      <ColorField
        label={texts.color}
        value={style.color || styleDefaults.color}
        palette={colors.palette}
        onChange={(color) => change({ color }, 'color')}
        onDone={done}
        labels={labels}
      >
        <ContrastLine ratio={colors.contrastOf(design, part)} labels={labels} />
      </ColorField>
      {hasBox ? (
        <>
          <Choice
            label={texts.align}
            options={horizontalAlignments.map((value) => ({
              value,
              label: texts.aligns[value],
              icon: <AlignIcon align={value} />,
            }))}
            value={style.align ?? styleDefaults.align}
            onChange={(align) => set({ align })}
          />
          <Choice
            label={texts.verticalAlign}
            options={verticalAlignments.map((value) => ({
              value,
              label: texts.verticals[value],
              icon: <VerticalIcon align={value} />,
            }))}
            value={style.verticalAlign ?? styleDefaults.verticalAlign}
            onChange={(verticalAlign) => set({ verticalAlign })}
          />
          <Toggle
            label={texts.transparent}
            checked={style.transparent !== false}
            onChange={(transparent) => set({ transparent })}
          />
          {style.transparent === false ? (
            <>
              <ColorField
                label={texts.backgroundColor}
                value={style.backgroundColor || styleDefaults.backgroundColor}
                palette={colors.palette}
                onChange={(backgroundColor) => change({ backgroundColor }, 'ground')}
                onDone={done}
                labels={labels}
              />
              <NumberField
                label={texts.radius}
                value={style.radius ?? 0}
                min={0}
                max={400}
                onChange={(radius) => change({ radius }, 'radius')}
                onDone={done}
              />
            </>
          ) : null}
          <NumberField
            label={texts.padding}
            value={style.padding ?? 0}
            min={0}
            max={400}
            onChange={(padding) => change({ padding }, 'padding')}
            onDone={done}
          />
        </>
      ) : null}
    </>
  )
}

function ContrastLine({ ratio, labels }: { ratio: number | null } & Pick<PanelProps, 'labels'>) {
  if (ratio === null) return null
  const values = { ratio: (Math.floor(ratio * 10) / 10).toFixed(1).replace('.', ',') }
  if (ratio >= enoughContrast) return <p className="text-sm text-soft">{fill(labels.color.good, values)}</p>
  return (
    <p className="flex gap-1.5 text-sm font-semibold text-check-ink">
      <AlertIcon className="mt-px size-4.5 shrink-0" />
      {fill(labels.color.low, values)}
    </p>
  )
}

function QrColors({ editor, colors, labels }: PanelProps) {
  const { edit, done } = changesOf(editor)
  const { qr } = editor.design
  const shared = { palette: colors.palette, onDone: done, labels }
  return (
    <div className="flex flex-col gap-4">
      <ColorField
        {...shared}
        label={labels.style.qrColor}
        value={qr?.color || '#000000'}
        onChange={(color) => edit({ do: 'qrColors', change: { color } }, 'qr color')}
      />
      <ColorField
        {...shared}
        label={labels.style.backgroundColor}
        value={qr?.backgroundColor || '#ffffff'}
        onChange={(backgroundColor) => edit({ do: 'qrColors', change: { backgroundColor } }, 'qr ground')}
      />
    </div>
  )
}
