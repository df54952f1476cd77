'use client'

import { Button } from '@/components/ui/button'
import { designSize } from '@/contract/rules/menu-layout/formats'
import { NumberField } from '../fields/number-field'
import { type Block, rectOf } from '../state/design'
import type { Rect } from '../state/geometry'
import { changesOf, type PanelProps } from './panel-props'

const margin = 60

/** Where the selected block stands, in numbers. */
export function PlacePanel({ block, editor, labels }: PanelProps & { block: Block }) {
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
