import '../support/show-modal'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactElement } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ChangePasswordForm } from '@/components/account/change-password-form'
import { DeleteAccountForm } from '@/components/account/delete-account'
import { ForgotPasswordForm } from '@/components/account/forgot-password-form'
import { PersonalDataForm } from '@/components/account/personal-data-form'
import { ResetPasswordForm } from '@/components/account/reset-password-form'
import { RestaurantNameForm } from '@/components/account/restaurant-name-form'
import { SignInForm } from '@/components/account/sign-in-form'
import { SignUpForm } from '@/components/account/sign-up-form'
import { OwnerForm } from '@/components/contact/owner-contact'
import { VisitorForm } from '@/components/contact/visitor-form'
import { ProfileEditorForm } from '@/components/profile/editor/profile-editor-form'
import { UnsubscribeForm } from '@/components/subscription/unsubscribe-form'
import { BillingDetailsForm } from '@/components/ui/billing-details-form'
import { SharedLabels } from '@/lib/i18n/shared-labels'
import * as es from '@/messages/es.json'
import { editor, form } from '../kept/owner-labels'
import { sheet } from '../kept/sheet'

vi.mock('@/lib/browser/leave-for', () => ({ leaveFor: vi.fn() }))
vi.mock('next/navigation', () => ({ useRouter: () => ({ push: vi.fn(), back: vi.fn(), refresh: vi.fn() }) }))

const ownerId = '0a1b2c3d4e5f'
const email = 'lola@ejemplo.es'
const password = 'tortilla con cebolla 7'
const eye = { show: es.ui.showPassword, hide: es.ui.hidePassword }
const contact = { ...es.contact, close: es.ui.close }
const person = { firstName: 'Lola', lastName: 'Ríos' }

type Row = {
  name: string
  element: () => ReactElement
  typed: Record<string, string>
  consent?: string
  chosen?: string
  submit: string
}

const rows: Row[] = [
  {
    name: 'sign-up',
    element: () => (
      <SignUpForm
        labels={{ ...es.signup, wait: es.wait, ...eye }}
        strength={es.passwordStrength}
        consent="Acepto"
      />
    ),
    typed: { Nombre: 'Lola', Apellidos: 'Ríos', Email: email, [es.signup.password]: password },
    consent: 'Acepto',
    submit: es.signup.submit,
  },
  {
    name: 'sign-in',
    element: () => <SignInForm labels={{ ...es.signin, wait: es.wait, ...eye }} />,
    typed: { [es.signin.email]: email, [es.signin.password]: password },
    submit: es.signin.submit,
  },
  {
    name: 'password forgotten',
    element: () => <ForgotPasswordForm labels={es.forgotPassword} email="" />,
    typed: { [es.forgotPassword.email]: email },
    submit: es.forgotPassword.submit,
  },
  {
    name: 'new password',
    element: () => (
      <ResetPasswordForm
        labels={{ ...es.resetPassword, ...eye }}
        email={email}
        strength={es.passwordStrength}
      />
    ),
    typed: {
      [es.resetPassword.code]: '123456',
      [es.resetPassword.newPassword]: password,
      [es.resetPassword.confirmation]: password,
    },
    submit: es.resetPassword.submit,
  },
  {
    name: 'changed password',
    element: () => (
      <ChangePasswordForm
        labels={{ ...es.changePassword, wait: es.wait, ...eye }}
        ownerId={ownerId}
        email={email}
        strength={es.passwordStrength}
      />
    ),
    typed: {
      [es.changePassword.currentPassword]: 'otra de antes',
      [es.changePassword.newPassword]: password,
      [es.changePassword.confirmation]: password,
    },
    submit: es.changePassword.submit,
  },
  {
    name: 'account deleted',
    element: () => <DeleteAccountForm labels={{ ...es.yourData, ...eye }} onCancel={() => {}} />,
    typed: { [es.yourData.confirmation]: 'ELIMINAR', [es.yourData.password]: password },
    submit: es.yourData.deleteForGood,
  },
  {
    name: 'personal data',
    element: () => (
      <PersonalDataForm
        labels={es.personalData}
        ownerId={ownerId}
        email={email}
        hasEmailChange
        saved={{ ...person, telephono: '' }}
      />
    ),
    typed: { [es.personalData.firstName]: 'María' },
    submit: es.personalData.submit,
  },
  {
    name: 'the restaurant’s name',
    element: () => <RestaurantNameForm labels={es.tryWhatsapp} ownerId={ownerId} restaurantName="" />,
    typed: { [es.tryWhatsapp.name]: 'Casa Lola' },
    submit: es.tryWhatsapp.submit,
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
  },
  {
    name: 'a visitor’s message',
    element: () => <VisitorForm labels={contact} privacy={null} onSent={() => {}} />,
    typed: { [contact.name]: 'Ana', [contact.email]: email, [contact.message]: 'Hola, una pregunta' },
    chosen: 'Sugerencia',
    submit: contact.submit,
  },
  {
    name: 'an owner’s message',
    element: () => (
      <OwnerForm
        labels={contact}
        privacy={null}
        onSent={() => {}}
        owner={{ ownerId, ...person, email, emailVerified: true, restaurant: null }}
        onSessionOver={() => {}}
      />
    ),
    typed: { [contact.message]: 'No me deja publicar' },
    chosen: 'Consulta general',
    submit: contact.submit,
  },
  {
    name: 'the profile',
    element: () => <ProfileEditorForm sheet={sheet} ownerId={ownerId} labels={editor} />,
    typed: { [form.restaurantName]: 'Casa Manuela' },
    submit: editor.save,
  },
  {
    name: 'mails not wanted any more',
    element: () => (
      <UnsubscribeForm
        address={{ email, sig: 'x' }}
        restaurants={[{ restaurantId: 'r00x7qm2vt9b', restaurantName: 'Casa Lola' }]}
        preselected="r00x7qm2vt9b"
        labels={es.unsubscribe}
      />
    ),
    typed: {},
    submit: es.unsubscribe.submit,
  },
]

const user = userEvent.setup()

beforeEach(() => vi.stubGlobal('fetch', async () => Response.json({}, { status: 503 })))
afterEach(() => sessionStorage.clear())

/** Beside those of the fields, each of which has its own for its own error. */
const general = () =>
  screen
    .queryAllByRole('alert')
    .filter(({ id, textContent }) => textContent?.trim() && !id.endsWith('-error'))

const startsWith = (label: string) => (text: string) => text.startsWith(label)

it.each(rows)('$name: what went wrong with the form as a whole is read out', async (row) => {
  render(<SharedLabels labels={{ error: es.error, notices: es.notices }}>{row.element()}</SharedLabels>)
  for (const [label, text] of Object.entries(row.typed)) {
    const [field] = screen.getAllByLabelText(startsWith(label), { selector: 'input, textarea' })
    if (!field) throw new Error(`No field called ${label}`)
    await user.clear(field)
    await user.type(field, text)
  }
  if (row.chosen) await user.selectOptions(screen.getByRole('combobox'), row.chosen)
  if (row.consent) await user.click(screen.getByRole('checkbox', { name: row.consent }))
  expect(general()).toEqual([])
  await user.click(screen.getByRole('button', { name: row.submit }))
  await waitFor(() => expect(general()).toHaveLength(1))
})
