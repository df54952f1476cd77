import '../support/show-modal'
import { render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { ProfileEditorForm } from '@/components/profile/editor/profile-editor-form'
import { valuesOf } from '@/components/profile/values'
import { WizardForm } from '@/components/profile/wizard/wizard-form'
import { SharedLabels } from '@/lib/i18n/shared-labels'
import * as es from '@/messages/es.json'
import { editor, form, wizard } from '../kept/owner-labels'
import { sheet } from '../kept/sheet'

vi.mock('next/navigation', () => ({ useRouter: () => ({ push: vi.fn(), back: vi.fn(), refresh: vi.fn() }) }))

const uploadedAt = '2026-01-01T10:00:00Z'
const fields = {
  ...sheet.fields,
  cartas: [{ url: '/files/abc/carta.pdf', name: 'Ardoak', type: 'pdf' as const, uploadedAt }],
  specialMenus: [
    {
      ...{ url: '/files/def/gabonak.pdf', name: 'Gabonak', description: 'Etxean bezala' },
      ...{ startDate: '2026-12-01', endDate: null, uploadedAt, expiresAt: null },
    },
  ],
}

const languageOf = (element: Element) => element.closest('[lang]:not(html)')?.getAttribute('lang') ?? null

afterEach(() => {
  document.documentElement.lang = ''
})

it.each([
  ['es', 'eu', 'eu'],
  ['eu', 'eu', null],
  ['en', undefined, 'es'],
] as const)(
  'on a page in %s, the fields of a house that writes in %s have the language %s',
  (page, writtenIn, lang) => {
    document.documentElement.lang = page
    const own = { ...sheet, fields, ...(writtenIn && { writtenIn }) }
    render(
      <SharedLabels labels={{ error: es.error, notices: es.notices }}>
        <ProfileEditorForm sheet={own} ownerId="0a1b2c3d4e5f" labels={editor} />
      </SharedLabels>,
    )
    const { special } = es.profileEditor
    const named = [form.description, form.drinks, special.name, special.description].map((label) =>
      screen.getByLabelText(new RegExp(`^${label}(${form.optional})?$`)),
    )
    const written = [...named, screen.getByText('Ardoak'), screen.getByText('Gabonak')]
    expect(written.map(languageOf)).toEqual(written.map(() => lang))
    expect(languageOf(screen.getByText(form.description))).toBeNull()
    expect(languageOf(screen.getByLabelText(new RegExp(`^${form.restaurantName}`)))).toBeNull()
  },
)

it('the wizard knows it too', () => {
  document.documentElement.lang = 'es'
  const step = { ownerId: '0a1b2c3d4e5f', saved: valuesOf(sheet.fields), answers: {}, labels: wizard }
  render(
    <SharedLabels labels={{ error: es.error, notices: es.notices }}>
      <WizardForm step={1} {...step} writtenIn="ca" />
    </SharedLabels>,
  )
  expect(languageOf(screen.getByLabelText(new RegExp(`^${form.description}`)))).toBe('ca')
})
