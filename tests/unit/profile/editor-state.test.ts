import { describe, expect, test } from 'vitest'
import {
  afterSave,
  clashes,
  dirtyKeys,
  type EditorState,
  onto,
  restored,
  stateOf,
} from '@/components/profile/editor/editor-state'
import { profileSheet } from '@/contract/entities/profile-sheet'

const empty = {
  ...{ restaurantName: 'Bar', description: '', restaurantAddress: 'Calle Mayor, 1', mainArea: '', house: '' },
  ...{
    apartment: '',
    city: 'Madrid',
    state: 'Madrid',
    country: 'España',
    postcode: '28013',
    lat: 40,
    lon: -3,
  },
  ...{ cuisineType: [], restaurantServices: [], whatsappNumber1: '', whatsappNumber2: '', contactNumber: '' },
  ...{
    instagram: '',
    facebook: '',
    website: '',
    noDailyMenu: false,
    startersOption: null,
    firstCourses: null,
  },
  ...{ secondCourses: null, drinks: null, hasFullMenu: null, additionalMenuUrl: null, hasLogo: null },
  ...{ logoFilePath: null, headerImageUrl: null, images: [], days: [], cartas: [], specialMenus: [] },
}

const sheet = (version: number, fields: object = {}) =>
  profileSheet.parse({
    ...{ restaurantId: '0123456789ab', version, updatedAt: '2026-11-20T10:00:00Z', isPublic: true },
    fields: { ...empty, ...fields },
  })

const typed = (state: EditorState, values: Partial<EditorState['values']>): EditorState => ({
  ...state,
  values: { ...state.values, ...values },
})

const first = stateOf(sheet(1))

describe('dirtyKeys', () => {
  test('are those that differ from what came, and none once they are typed back', () => {
    const changed = typed(first, { description: 'Hola', images: ['/files/a/640.webp'] })
    expect(dirtyKeys(changed)).toEqual(['description', 'images'])
    expect(dirtyKeys(typed(changed, { description: '', images: [] }))).toEqual([])
  })
})

describe('clashes', () => {
  const mine = typed(first, { description: 'Lo mío', website: 'a.example' })

  test('are what both sides changed, to different things', () => {
    expect(clashes(mine, sheet(2, { description: 'Lo suyo', instagram: 'suyo' }))).toEqual(['description'])
  })

  test('are not what only one side changed, nor what both changed alike', () => {
    expect(clashes(mine, sheet(2, { description: 'Lo mío', facebook: 'suyo' }))).toEqual([])
  })
})

describe('onto', () => {
  test('keeps what is to be kept and takes all else as it is saved', () => {
    const mine = typed(first, { description: 'Lo mío', website: 'a.example' })
    const next = onto(sheet(7, { description: 'Lo suyo', instagram: 'suyo' }), mine, ['website'])
    expect(next).toMatchObject({
      version: 7,
      values: { description: 'Lo suyo', website: 'a.example', instagram: 'suyo' },
    })
    expect(dirtyKeys(next)).toEqual(['website'])
  })
})

describe('afterSave', () => {
  test('shows what the host made of it, and goes on with what was typed meanwhile', () => {
    const sent = typed(first, { instagram: '@bar', description: 'Uno' })
    const now = typed(sent, { description: 'Uno y dos' })
    const next = afterSave(sheet(2, { instagram: 'bar', description: 'Uno' }), sent, now)
    expect(next.values).toMatchObject({ instagram: 'bar', description: 'Uno y dos' })
    expect(dirtyKeys(next)).toEqual(['description'])
  })
})

describe('restored', () => {
  test('brings back what was typed, from the version it was typed on', () => {
    const kept = JSON.parse(JSON.stringify(typed(first, { description: 'A medias' })))
    const back = restored(kept, stateOf(sheet(3, { description: 'Lo suyo' })))
    expect(back).toMatchObject({ version: 1, values: { description: 'A medias' } })
    expect(clashes(back ?? first, sheet(3, { description: 'Lo suyo' }))).toEqual(['description'])
  })

  test.each([null, 'x', {}, { version: 1 }, { version: 1, base: {}, values: { description: 12 } }])(
    'makes nothing of %j',
    (kept) => {
      expect(restored(kept, first)).toBeNull()
    },
  )
})
