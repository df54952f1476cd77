import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { NextIntlClientProvider } from 'next-intl'
import { SWRConfig } from 'swr'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { OwnPayment } from '@/components/payment/own-payment'
import { PaymentOutcome } from '@/components/payment/payment-outcome'
import { SandboxPage } from '@/components/payment/sandbox-page'
import type { Payment } from '@/contract/endpoints/payments'
import * as es from '@/messages/es.json'

const leaveFor = vi.hoisted(() => vi.fn())
vi.mock('@/lib/browser/leave-for', () => ({ leaveFor }))

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
  ...{ paymentMethod: null, cancelAtPeriodEnd: false, payBefore: null },
}
const paid: Payment = {
  ...free,
  ...{ plan: 'premium', planInForce: 'premium', expires_at: '2026-12-20T10:00:00Z' },
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

describe('paying', () => {
  it('says what it costs before it leads to the provider', async () => {
    show(<OwnPayment payment={free} />)
    expect(screen.getByText('Total al mes').nextSibling).toHaveTextContent(/^11,98\s€$/)
    answers.push({ status: 200, body: { id: 'x', url: 'https://pago.example/x' } })
    await press('Pagar con tarjeta')
    await waitFor(() => expect(leaveFor).toHaveBeenCalledWith('https://pago.example/x'))
    expect(asked).toHaveBeenCalledExactlyOnceWith('/api/payment/create-payment', {})
  })

  it.each([
    [503, /^La página de pago no responde/],
    [409, 'Ya tienes Premium.'],
    [500, /^No se pudo abrir/],
  ])('says what a %i means, and can be tried again', async (status, text) => {
    show(<OwnPayment payment={free} />)
    answers.push({ status, body: {} })
    await press('Pagar con tarjeta')
    expect(await screen.findByText(text)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Pagar con tarjeta' })).toBeEnabled()
  })

  it('can be cancelled, and gone on with', () => {
    show(<OwnPayment payment={paid} />)
    expect(screen.getByText('El próximo pago es el 20/12/2026.')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Cancelar la suscripción' })).toBeVisible()
    show(<OwnPayment payment={{ ...paid, cancelAtPeriodEnd: true }} />)
    expect(screen.getByRole('button', { name: 'Seguir con Premium' })).toBeVisible()
  })

  it('has nothing to press where premium was given by hand', () => {
    show(<OwnPayment payment={{ ...paid, manualOverride: true, expires_at: null }} />)
    expect(screen.getByText(/^Premium hasta cancelación/)).toBeVisible()
    expect(screen.queryByRole('button')).toBeNull()
  })
})

describe('the sandbox', () => {
  const checkout = { id: '0a1b2c3d4e5f', state: 'open' as const, amountCents: 1198 }

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
