import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { NextIntlClientProvider } from 'next-intl'
import { SWRConfig } from 'swr'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { CardForm } from '@/components/payment/card-form'
import { OwnPayment } from '@/components/payment/own-payment'
import { PaymentOutcome } from '@/components/payment/payment-outcome'
import { SandboxPage } from '@/components/payment/sandbox-page'
import type { Payment } from '@/contract/endpoints/payments'
import * as es from '@/messages/es.json'

const leaveFor = vi.hoisted(() => vi.fn())
vi.mock('@/lib/browser/leave-for', () => ({ leaveFor }))

const stripe = vi.hoisted(() => ({ loadStripe: vi.fn() }))
vi.mock('@stripe/stripe-js/pure', () => stripe)

const answers: { status: number; body: unknown }[] = []
const asked = vi.fn()
beforeEach(() => {
  answers.length = 0
  leaveFor.mockReset()
  asked.mockReset()
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
    asked(path, init?.body && JSON.parse(String(init.body)))
    const { status, body } = answers.shift() ?? { status: 500, body: {} }
    return Response.json(body, { status })
  })
})

function show(element: React.ReactElement) {
  render(
    <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
      <NextIntlClientProvider locale="es" messages={es}>
        {element}
      </NextIntlClientProvider>
    </SWRConfig>,
  )
}

const free: Payment = {
  ...{ plan: 'free', planInForce: 'free', expires_at: null, manualOverride: false },
  ...{ paymentMethod: null, cancelAtPeriodEnd: false, payBefore: null, firstCharge: null },
}
const paid: Payment = {
  ...free,
  ...{ plan: 'premium', planInForce: 'premium', expires_at: '2026-12-20T10:00:00Z' },
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

describe('paying', () => {
  it('says what it costs before it leads to the provider', async () => {
    show(<OwnPayment ownerId="0a1b2c3d4e5f" payment={free} />)
    expect(screen.getByText('Total al mes').nextSibling).toHaveTextContent(/^11,98\s€$/)
    answers.push({ status: 200, body: { id: 'x', url: 'https://pago.example/x', clientSecret: null } })
    await press('Pagar con tarjeta')
    await waitFor(() => expect(leaveFor).toHaveBeenCalledWith('https://pago.example/x'))
    expect(asked).toHaveBeenCalledExactlyOnceWith('/api/payment/create-payment', {})
  })

  it('can be pressed again by who comes back from the provider to the page as it was left', async () => {
    show(<OwnPayment ownerId="0a1b2c3d4e5f" payment={free} />)
    answers.push({ status: 200, body: { id: 'x', url: 'https://pago.example/x', clientSecret: null } })
    await press('Pagar con tarjeta')
    await waitFor(() => expect(leaveFor).toHaveBeenCalled())
    expect(screen.queryByRole('button', { name: 'Pagar con tarjeta' })).toBeNull()
    act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })))
    expect(screen.getByRole('button', { name: 'Pagar con tarjeta' })).toBeEnabled()
  })

  it.each([
    [503, 'payment-provider', /^La página de pago no responde/],
    [409, 'premium-already', 'Ya tienes Premium.'],
    [409, 'payment-arriving', /^Tu pago ya está hecho/],
    [500, 'internal', /^No se pudo abrir/],
  ])('says what a %i %s means, and can be tried again', async (status, reason, text) => {
    show(<OwnPayment ownerId="0a1b2c3d4e5f" payment={free} />)
    const error = { code: status === 409 ? 'conflict' : 'internal', reason, requestId: 'x' }
    answers.push({ status, body: { success: false, message: '', error } })
    await press('Pagar con tarjeta')
    expect(await screen.findByText(text)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Pagar con tarjeta' })).toBeEnabled()
  })

  it('asks once, however fast it is pressed', async () => {
    show(<OwnPayment ownerId="0a1b2c3d4e5f" payment={free} />)
    answers.push({ status: 200, body: { id: 'x', url: 'https://pago.example/x', clientSecret: null } })
    await userEvent.dblClick(screen.getByRole('button', { name: 'Pagar con tarjeta' }))
    await waitFor(() => expect(leaveFor).toHaveBeenCalledOnce())
    expect(asked).toHaveBeenCalledOnce()
  })

  it('can be cancelled, and gone on with', () => {
    show(<OwnPayment ownerId="0a1b2c3d4e5f" payment={paid} />)
    expect(screen.getByText('El próximo pago es el 20/12/2026.')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Cancelar la suscripción' })).toBeVisible()
    show(<OwnPayment ownerId="0a1b2c3d4e5f" payment={{ ...paid, cancelAtPeriodEnd: true }} />)
    expect(screen.getByRole('button', { name: 'Seguir con Premium' })).toBeVisible()
  })

  it('has nothing to press where premium was given by hand', () => {
    show(<OwnPayment ownerId="0a1b2c3d4e5f" payment={{ ...paid, manualOverride: true, expires_at: null }} />)
    expect(screen.getByText(/^Premium hasta cancelación/)).toBeVisible()
    expect(screen.queryByRole('button')).toBeNull()
  })
})

describe('the sandbox', () => {
  const checkout = { id: '0a1b2c3d4e5f', state: 'open' as const, amountCents: 1198, firstCharge: null }

  it('pays, and goes where the answer says', async () => {
    show(<SandboxPage checkout={checkout} subscription={null} />)
    answers.push({ status: 200, body: { paid: true, next: '/payment/success?status=success' } })
    await press('Pagar')
    await waitFor(() => expect(leaveFor).toHaveBeenCalledWith('/payment/success?status=success'))
    expect(asked).toHaveBeenCalledWith('/api/payment/sandbox/0a1b2c3d4e5f', { outcome: 'paid' })
  })

  it('says that a card was refused, and lets another be tried', async () => {
    show(<SandboxPage checkout={checkout} subscription={null} />)
    answers.push({ status: 200, body: { paid: false, next: null } })
    await press('Probar una tarjeta rechazada')
    expect(await screen.findByText(/^La tarjeta ha sido rechazada/)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Pagar' })).toBeEnabled()
  })

  it('takes nothing for a payment that is closed', () => {
    show(<SandboxPage checkout={{ ...checkout, state: 'completed' }} subscription={null} />)
    expect(screen.getByText('Este pago ya está cerrado.')).toBeVisible()
    expect(screen.queryByRole('button')).toBeNull()
  })
})

it('waits for what the provider tells, whatever the address says', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  answers.push({ status: 200, body: free }, { status: 200, body: paid })
  show(<PaymentOutcome ownerId="0a1b2c3d4e5f" payment={free} labels={es.paymentOutcome} />)
  expect(screen.getByRole('heading', { name: es.paymentOutcome.waiting })).toBeVisible()
  await vi.advanceTimersByTimeAsync(2_500)
  await vi.advanceTimersByTimeAsync(2_500)
  expect(await screen.findByRole('heading', { name: 'Pago exitoso' })).toBeVisible()
  vi.useRealTimers()
})

describe('a payment that failed', () => {
  it('says until when it can be made good, and leads to the card', () => {
    show(<OwnPayment ownerId="0a1b2c3d4e5f" payment={{ ...paid, payBefore: '2026-12-27T10:00:00Z' }} />)
    expect(screen.getByText(/^No se ha podido cobrar el último pago.*27\/12\/2026/)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Actualizar la tarjeta' })).toBeVisible()
  })
})

describe('a card within our own page', () => {
  const labels = {
    loading: 'Abriendo…',
    elsewhere: 'Pagar en la página de Stripe',
    opening: 'Abriendo la página…',
  }
  const form = () => <CardForm publishableKey="pk_test_1" labels={labels} problems={es.payment.problems} />
  const opened = { status: 200, body: { id: 'cs_1', url: null, clientSecret: 'cs_1_secret_2' } }

  it('is taken by Stripe’s form, fetched only now', async () => {
    const mount = vi.fn()
    stripe.loadStripe.mockResolvedValue({
      createEmbeddedCheckoutPage: async () => ({ mount, destroy: vi.fn() }),
    })
    answers.push(opened)
    show(form())
    await waitFor(() => expect(mount).toHaveBeenCalledOnce())
    expect(stripe.loadStripe).toHaveBeenCalledWith('pk_test_1', { locale: 'es' })
    expect(asked).toHaveBeenCalledExactlyOnceWith('/api/payment/create-payment', { inPage: true })
  })

  it.each([
    ['en', 'en-GB'],
    ['ca', 'es'],
  ])('is taken on a page in %s by a form in %s', async (language, locale) => {
    document.documentElement.lang = language
    stripe.loadStripe.mockResolvedValue({ createEmbeddedCheckoutPage: async () => null })
    answers.push(opened)
    show(form())
    await waitFor(() => expect(stripe.loadStripe).toHaveBeenLastCalledWith('pk_test_1', { locale }))
    document.documentElement.lang = ''
  })

  it('is taken on Stripe’s page where the form cannot be had', async () => {
    stripe.loadStripe.mockRejectedValue(new Error('blocked'))
    const elsewhere = { id: 'cs_2', url: 'https://checkout.stripe.example/2', clientSecret: null }
    answers.push(opened, { status: 200, body: elsewhere })
    show(form())
    await userEvent.click(await screen.findByRole('button', { name: labels.elsewhere }))
    await waitFor(() => expect(leaveFor).toHaveBeenCalledWith('https://checkout.stripe.example/2'))
  })

  it('goes where the payment is, if it has a page of its own', async () => {
    answers.push({
      status: 200,
      body: { id: 'x', url: 'https://mantel.example/payment/prueba', clientSecret: null },
    })
    show(form())
    await waitFor(() => expect(leaveFor).toHaveBeenCalledWith('https://mantel.example/payment/prueba'))
  })

  it('says so when Stripe is away', async () => {
    answers.push({ status: 503, body: {} })
    show(form())
    expect(await screen.findByText(/^La página de pago no responde/)).toBeVisible()
    expect(screen.getByRole('button', { name: labels.elsewhere })).toBeEnabled()
  })
})
