import '../support/show-modal'
import '../support/pointer-capture'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactElement } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ForgotPasswordForm } from '@/components/account/forgot-password-form'
import { PersonalDataForm } from '@/components/account/personal-data-form'
import { RestaurantNameForm } from '@/components/account/restaurant-name-form'
import { SignInForm } from '@/components/account/sign-in-form'
import { SignUpForm } from '@/components/account/sign-up-form'
import { OwnerForm } from '@/components/contact/owner-contact'
import { VisitorForm } from '@/components/contact/visitor-form'
import { ProfileEditorForm } from '@/components/profile/editor/profile-editor-form'
import { valuesOf } from '@/components/profile/values'
import { WizardForm } from '@/components/profile/wizard/wizard-form'
import { BillingDetailsForm } from '@/components/ui/billing-details-form'
import { SharedLabels } from '@/lib/i18n/shared-labels'
import * as es from '@/messages/es.json'
import { editor, form, wizard } from './owner-labels'
import { sheet } from './sheet'

const leaveFor = vi.hoisted(() => vi.fn())
vi.mock('@/lib/browser/leave-for', () => ({ leaveFor }))
vi.mock('next/navigation', () => ({ useRouter: () => ({ push: vi.fn(), back: vi.fn(), refresh: vi.fn() }) }))

const ownerId = '0a1b2c3d4e5f'
const show = { show: es.ui.showPassword, hide: es.ui.hidePassword }
const contact = { ...es.contact, close: es.ui.close }
const owner = {
  ...{ ownerId, firstName: 'Lola', lastName: 'Ríos', email: 'lola@ejemplo.es' },
  ...{ emailVerified: true, restaurant: null },
}
const step = { ownerId, saved: valuesOf(sheet.fields), answers: {}, labels: wizard }

type Row = {
  name: string
  element: () => ReactElement
  /** The texts that replace the present values, by label. */
  typed: Record<string, string>
  /** Ticked before sending: no storage answers that for anybody. */
  consent?: string
  submit: string
  isOwners: boolean
}

const rows: Row[] = [
  {
    name: 'sign-up',
    element: () => (
      <SignUpForm
        labels={{ ...es.signup, wait: es.wait, ...show }}
        strength={es.passwordStrength}
        consent="Acepto"
      />
    ),
    typed: { Nombre: 'Lola', Apellidos: 'Ríos', Email: 'lola@ejemplo.es' },
    consent: 'Acepto',
    submit: es.signup.submit,
    isOwners: false,
  },
  {
    name: 'sign-in',
    element: () => <SignInForm labels={{ ...es.signin, wait: es.wait, ...show }} />,
    typed: { [es.signin.email]: 'lola@ejemplo.es' },
    submit: es.signin.submit,
    isOwners: false,
  },
  {
    name: 'password forgotten',
    element: () => <ForgotPasswordForm labels={es.forgotPassword} email="" />,
    typed: { [es.forgotPassword.email]: 'lola@ejemplo.es' },
    submit: es.forgotPassword.submit,
    isOwners: false,
  },
  {
    name: 'a visitor’s message',
    element: () => <VisitorForm labels={contact} privacy={null} onSent={() => {}} />,
    typed: { [contact.name]: 'Ana', [contact.email]: 'ana@ejemplo.es', [contact.message]: 'Hola' },
    submit: contact.submit,
    isOwners: false,
  },
  {
    name: 'an owner’s message',
    element: () => (
      <OwnerForm labels={contact} privacy={null} onSent={() => {}} owner={owner} onSessionOver={() => {}} />
    ),
    typed: { [contact.firstName]: 'María', [contact.message]: 'No me deja publicar' },
    submit: contact.submit,
    isOwners: false,
  },
  {
    name: 'personal data',
    element: () => (
      <PersonalDataForm
        labels={es.personalData}
        ownerId={ownerId}
        email="lola@ejemplo.es"
        hasEmailChange
        saved={{ firstName: 'Lola', lastName: 'Ríos', telephono: '' }}
      />
    ),
    typed: { [es.personalData.firstName]: 'María', [es.personalData.lastName]: 'Gil' },
    submit: es.personalData.submit,
    isOwners: true,
  },
  {
    name: 'the restaurant’s name',
    element: () => <RestaurantNameForm labels={es.tryWhatsapp} ownerId={ownerId} restaurantName="" />,
    typed: { 'Nombre del restaurante': 'Casa Lola' },
    submit: 'Continuar',
    isOwners: true,
  },
  {
    name: 'billing details',
    element: () => <BillingDetailsForm saved={null} ownerId={ownerId} labels={es.billingDetails} />,
    typed: {
      [es.billingDetails.fields.name]: 'Casa Lola, S. L.',
      [es.billingDetails.fields.taxId]: 'B12345674',
      [es.billingDetails.fields.address]: 'Calle Mayor, 1',
      [es.billingDetails.fields.postcode]: '28013',
      [es.billingDetails.fields.city]: 'Madrid',
    },
    submit: es.billingDetails.save,
    isOwners: true,
  },
  {
    name: 'the wizard’s first step',
    element: () => <WizardForm step={1} {...step} />,
    typed: { [form.restaurantName]: 'Casa Manuela', [form.description]: 'Guisos y brasas.' },
    submit: wizard.next,
    isOwners: true,
  },
  {
    name: 'the profile editor',
    element: () => <ProfileEditorForm sheet={sheet} ownerId={ownerId} labels={editor} />,
    typed: { [form.restaurantName]: 'Casa Manuela', [form.website]: 'www.manuela.es' },
    submit: editor.save,
    isOwners: true,
  },
]

const fetchMock = vi.fn<typeof fetch>()
const user = userEvent.setup()

beforeEach(() => {
  vi.stubGlobal('fetch', fetchMock)
  fetchMock.mockImplementation(async () => new Response('{}', { status: 500 }))
})
afterEach(() => {
  vi.resetAllMocks()
  sessionStorage.clear()
  localStorage.clear()
})

const appear = (element: ReactElement) =>
  render(<SharedLabels labels={{ error: es.error, notices: es.notices }}>{element}</SharedLabels>)

/** By its label, which may be followed by what marks a field as optional. */
function field(label: string) {
  const boxes = screen.getAllByRole('textbox')
  const textOf = (box: HTMLElement) => box.closest('div')?.querySelector('label')?.textContent ?? ''
  const found =
    boxes.find((box) => textOf(box) === label) ?? boxes.find((box) => textOf(box).startsWith(label))
  return found ?? screen.getByRole('textbox', { name: label })
}

async function fill({ typed }: Row) {
  for (const [label, text] of Object.entries(typed)) {
    await user.clear(field(label))
    await user.type(field(label), text)
  }
}

function expectAll({ typed }: Row) {
  for (const [label, text] of Object.entries(typed)) expect(field(label)).toHaveValue(text)
}

async function send({ consent, submit }: Row) {
  if (consent) await user.click(screen.getByRole('checkbox', { name: consent }))
  await user.click(screen.getByRole('button', { name: submit }))
}

describe.each(rows)('$name', (row) => {
  it('is still there after a reload', async () => {
    const { unmount } = appear(row.element())
    await fill(row)
    unmount()
    appear(row.element())
    await waitFor(() => expectAll(row))
  })

  it('is still there when it could not be sent', async () => {
    appear(row.element())
    await fill(row)
    await send(row)
    expectAll(row)
  })

  it.runIf(row.isOwners)('is still there after the sign-in that an expired session asks for', async () => {
    fetchMock.mockImplementation(async () => new Response('{}', { status: 401 }))
    const { unmount } = appear(row.element())
    await fill(row)
    await send(row)
    await waitFor(() => expect(leaveFor).toHaveBeenCalledWith(expect.stringMatching(/^\/signin/)))
    unmount()
    appear(row.element())
    await waitFor(() => expectAll(row))
  })
})

describe('a special menu that is not added yet', () => {
  const open = () => user.click(screen.getByRole('button', { name: editor.special.add }))
  const editorForm = () => <ProfileEditorForm sheet={sheet} ownerId={ownerId} labels={editor} />

  it('is still there after a reload, and gone once it is cancelled', async () => {
    const first = appear(editorForm())
    await open()
    await user.type(field(editor.special.name), 'Navidad')
    await user.type(field(editor.special.description), 'Para grupos')
    first.unmount()
    const second = appear(editorForm())
    await waitFor(() => expect(field(editor.special.name)).toHaveValue('Navidad'))
    expect(field(editor.special.description)).toHaveValue('Para grupos')
    await user.click(screen.getByRole('button', { name: editor.special.cancel }))
    second.unmount()
    appear(editorForm())
    expect(screen.getByRole('button', { name: editor.special.add })).toBeVisible()
  })
})
