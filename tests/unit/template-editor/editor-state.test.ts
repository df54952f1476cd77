import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type Block, layersOf, rectOf } from '@/components/template-editor/state/design'
import {
  type Action,
  type EditorState,
  reduce,
  startingState,
} from '@/components/template-editor/state/editor-state'
import type { Edit } from '@/components/template-editor/state/edits'
import { templateComparison } from '@/components/template-editor/state/use-editor'
import { clashes } from '@/components/ui/draft/comparison'
import { userTemplate } from '@/contract/entities/template'
import { designSize, newTemplate } from '@/contract/rules/menu-layout/formats'

const block = fc.constantFrom<Block>('menu', 'price', 'observations', 'foot', 'qr', 'legend', 'text:a')
const number = fc.oneof(fc.integer({ min: -3000, max: 3000 }), fc.double({ noNaN: true, min: -5, max: 5 }))
const rect = fc.record({ x: number, y: number, width: number, height: number })
const merge = fc.option(fc.constantFrom('one', 'other'), { nil: undefined })

const edit: fc.Arbitrary<Edit> = fc.oneof(
  fc.record({ do: fc.constant('place' as const), block, rect }),
  fc.record({
    do: fc.constant('style' as const),
    part: fc.constantFrom('category', 'item', 'price', 'foot', 'text:a'),
    change: fc.record({ maxFontSize: fc.integer({ min: 0, max: 90 }), bold: fc.boolean() }),
  }),
  fc.record({ do: fc.constant('write' as const), block: fc.constant('price' as const), text: fc.string() }),
  fc.record({ do: fc.constant('layer' as const), block, to: fc.integer({ min: 0, max: 8 }) }),
  fc.record({
    do: fc.constant('show' as const),
    extra: fc.constantFrom('foot', 'qr', 'legend'),
    shown: fc.boolean(),
  }),
  fc.record({ do: fc.constant('addText' as const), id: fc.constantFrom('a', 'b'), text: fc.string() }),
  fc.record({ do: fc.constant('remove' as const), block: fc.constant('text:a' as const) }),
  fc.record({
    do: fc.constant('background' as const),
    background: fc.constantFrom(
      { kind: 'color' as const, color: '#fff' },
      { kind: 'stock' as const, stock: 'x' },
    ),
  }),
  fc.record({ do: fc.constant('rename' as const), name: fc.constantFrom('Lunes', 'Martes') }),
)

const action: fc.Arbitrary<Action> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ type: fc.constant('edit' as const), edit, merge }) },
  fc.record({ type: fc.constant('select' as const), block }),
  fc.record({ type: fc.constantFrom('undo' as const, 'redo' as const, 'settle' as const) }),
  fc.record({ type: fc.constant('zoom' as const), zoom: fc.double({ noNaN: true }) }),
)

const { compare } = templateComparison
const start = startingState(newTemplate('Nueva plantilla'))
const run = (actions: Action[], from = start) => actions.reduce(reduce, from)
const times = (count: number, type: 'undo' | 'redo') => Array.from({ length: count }, () => ({ type }))
const present = ({ history }: EditorState) => history.present

it('takes everything back to the beginning, and does it all again', () => {
  fc.assert(
    fc.property(fc.array(action, { maxLength: 40 }), (actions) => {
      const end = run(actions)
      const back = run(times(end.history.past.length, 'undo'), end)
      expect(present(back)).toEqual(present(start))
      expect(compare(present(back), present(start))).toEqual([])
      const again = run(times(back.history.future.length, 'redo'), back)
      expect(present(run(times(end.history.future.length, 'undo'), again))).toEqual(present(end))
    }),
  )
})

it('keeps every block on the canvas, everything valid, and selects only what is there', () => {
  fc.assert(
    fc.property(fc.array(action, { maxLength: 40 }), (actions) => {
      const { history, selected, zoom } = run(actions)
      const design = history.present
      for (const one of layersOf(design)) {
        const { x, y, width, height } = rectOf(design, one)
        expect(Math.min(x, y, width, height)).toBeGreaterThanOrEqual(0)
        expect(x + width).toBeLessThanOrEqual(designSize.width)
        expect(y + height).toBeLessThanOrEqual(designSize.height)
      }
      expect(userTemplate.safeParse(design).success).toBe(true)
      if (selected) expect(layersOf(design)).toContain(selected)
      expect(zoom === 'fit' || (zoom >= 0.1 && zoom <= 3)).toBe(true)
    }),
  )
})

it('makes one step of a drag, and none of what changes nothing', () => {
  fc.assert(
    fc.property(fc.array(rect, { minLength: 1, maxLength: 20 }), (rects) => {
      const drag = rects.map((to) => ({
        type: 'edit' as const,
        edit: { do: 'place' as const, block: 'price' as const, rect: to },
        merge: 'drag',
      }))
      const end = run(drag)
      expect(end.history.past.length).toBeLessThanOrEqual(1)
      const once = run(drag.slice(-1))
      expect(present(once)).toEqual(present(end))
      expect(run(drag.slice(-1), end).history.past).toEqual(end.history.past)
    }),
  )
})

it('has every block in exactly one layer, wherever they are moved to', () => {
  fc.assert(
    fc.property(fc.array(action, { maxLength: 40 }), (actions) => {
      const layers = layersOf(present(run(actions)))
      expect(new Set(layers).size).toBe(layers.length)
      expect(layers).toEqual(expect.arrayContaining(['menu', 'observations', 'price']))
    }),
  )
})

const rename = (name: string): Action => ({ type: 'edit', edit: { do: 'rename', name } })

it('is dirty until what is there is what was saved', () => {
  const saved = present(run([rename('Domingo')]))
  expect(compare(saved, present(start))).toEqual(['name'])
  expect(compare(present(run([rename('Lunes'), rename('Domingo')])), saved)).toEqual([])
})

it('merges a name with a drawing, and asks about two drawings', () => {
  const base = present(start)
  const write = (text: string): Action => ({ type: 'edit', edit: { do: 'write', block: 'price', text } })
  const renamed = present(run([rename('Domingo')]))
  const [mine, theirs] = [present(run([write('1')])), present(run([write('2'), rename('Lunes')]))]
  expect(clashes(compare, { base, mine, theirs: renamed })).toEqual([])
  expect(templateComparison.merge(renamed, mine, ['design'])).toEqual({ ...mine, templateName: 'Domingo' })
  expect(clashes(compare, { base, mine, theirs })).toEqual(['design'])
  expect(templateComparison.merge(theirs, mine, [])).toEqual(theirs)
})

it('makes a step back of what another tab has saved, and none of what changes nothing', () => {
  const theirs = present(run([rename('Lunes')]))
  const end = run([{ type: 'replace', edit: () => theirs }])
  expect(present(end)).toBe(theirs)
  expect(present(run(times(1, 'undo'), end))).toBe(present(start))
  expect(run([{ type: 'replace', edit: (now) => ({ ...now }) }], end).history.past).toHaveLength(1)
})

it('begins a new step after another was finished', () => {
  const write = (text: string): Action => ({
    type: 'edit',
    edit: { do: 'write', block: 'price', text },
    merge: 'text:price',
  })
  const end = run([write('1'), write('12'), { type: 'settle' }, write('12 €')])
  expect(present(run(times(1, 'undo'), end)).price.text).toBe('12')
})

it('takes along what other formats have a place of their own for, and lets go of it for a photo', () => {
  const price = { x: 100, y: 50, width: 300, height: 200 }
  const design = { ...newTemplate('Pizarra'), formats: { story: { rects: { price, menu: price } } } }
  const own = (actions: Action[]) => present(run(actions, startingState(design))).formats
  const place = (to: object): Action => ({
    type: 'edit',
    edit: { do: 'place', block: 'price', rect: { ...design.price.rect, ...to } },
  })
  const { x, y, width } = design.price.rect
  expect(own([place({ x: x + 10, y: y + 100, width: width - 40 })])).toEqual({
    story: { rects: { price: { x: 110, y: 192.22, width: 260, height: 200 }, menu: price } },
  })
  expect(own([place({ x: x + 10 }), place({})])).toEqual(design.formats)
  const photo: Action = {
    type: 'edit',
    edit: { do: 'background', background: { kind: 'image', url: '/files/k00x7qm2vt9b/1280.webp' } },
  }
  expect(own([photo])).toBeUndefined()
})
