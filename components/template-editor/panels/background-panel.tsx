'use client'

import { useState } from 'react'
import { UploadFrame } from '@/components/upload/upload-frame'
import { UploadRows } from '@/components/upload/upload-rows'
import { UploadZone } from '@/components/upload/upload-zone'
import { useUpload } from '@/components/upload/use-upload'
import { stockBackgroundUrl } from '@/contract/rules/menu-layout/formats'

import { backgroundOf } from '@/contract/rules/menu-layout/place-template'
import { stockDesigns } from '@/contract/stock-templates'
import { Choice } from '../fields/choice'
import { ColorField } from '../fields/color-field'
import type { EditorLabels } from '../labels'
import type { Background } from '../state/design'
import { changesOf, type PanelProps } from './panel-props'

const kinds = ['color', 'stock', 'image'] as const

/** The background: a colour, a stock picture or the owner's picture. */
export function BackgroundPanel({ editor, colors, labels, uploadLabels }: PanelProps) {
  const { design } = editor
  const { edit, done } = changesOf(editor)
  const texts = labels.background
  const background = backgroundOf(design)
  const [kind, setKind] = useState(background.kind)
  const set = (to: Background, merge?: string) => edit({ do: 'background', background: to }, merge)
  const upload = useUpload({
    labels: uploadLabels,
    accept: 'image',
    onUploaded: ({ url }) => set({ kind: 'image', url }),
  })
  return (
    <div className="flex flex-col gap-4">
      <Choice
        label={texts.kind}
        options={kinds.map((value) => ({ value, label: texts[value] }))}
        value={kind}
        onChange={setKind}
      />
      {kind === 'color' ? (
        <ColorField
          label={texts.colorLabel}
          value={background.kind === 'color' ? background.color : '#ffffff'}
          palette={colors.palette}
          onChange={(color) => set({ kind: 'color', color }, 'background')}
          onDone={done}
          labels={labels}
        />
      ) : null}
      {kind === 'stock' ? (
        <StockBackgrounds
          chosen={background.kind === 'stock' ? background.stock : undefined}
          onChoose={(stock) => set({ kind: 'stock', stock })}
          label={texts.stockLabel}
          names={labels.stock}
        />
      ) : null}
      {kind === 'image' ? (
        <>
          <UploadFrame label={texts.upload} hint={texts.uploadHint}>
            {(describedBy) => (
              <>
                <UploadZone
                  choose={background.kind === 'image' ? texts.replace : texts.choose}
                  accept="image"
                  labels={uploadLabels}
                  describedBy={describedBy}
                  onFiles={upload.add}
                />
                <UploadRows upload={upload} labels={uploadLabels} />
              </>
            )}
          </UploadFrame>
          {background.kind === 'image' ? (
            <label className="flex flex-col gap-1">
              <span className="text-sm font-semibold">{texts.shade}</span>
              <input
                type="range"
                min={0}
                max={90}
                step={5}
                value={Math.round((background.shade ?? 0) * 100)}
                className="h-11 accent-azulejo"
                onChange={({ target }) => set({ ...background, shade: Number(target.value) / 100 }, 'shade')}
                onBlur={done}
              />
            </label>
          ) : null}
        </>
      ) : null}
    </div>
  )
}

type StockProps = {
  chosen: string | undefined
  onChoose: (stock: string) => void
  label: string
  names: EditorLabels['stock']
}

function StockBackgrounds({ chosen, onChoose, label, names }: StockProps) {
  return (
    <ul aria-label={label} className="grid grid-cols-4 gap-2 lg:grid-cols-3">
      {stockDesigns.map(({ name, key: stock }) => (
        <li key={stock}>
          <button
            type="button"
            aria-pressed={stock === chosen}
            className="flex w-full flex-col gap-1 rounded text-sm aria-pressed:text-azulejo"
            onClick={() => onChoose(stock)}
          >
            <img
              src={stockBackgroundUrl(stock, 'feed')}
              alt=""
              loading="lazy"
              className="aspect-4/5 w-full rounded border-2 border-line object-cover [[aria-pressed=true]>&]:border-azulejo"
            />
            {names[stock] ?? name}
          </button>
        </li>
      ))}
    </ul>
  )
}
