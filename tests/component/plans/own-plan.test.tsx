import { render, screen, within } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import { describe, expect, it } from 'vitest'
import { Invoices } from '@/components/plans/invoices'
import { OwnPlan } from '@/components/plans/own-plan'
import type { Payment } from '@/contract/endpoints/payments'
import * as es from '@/messages/es.json'

function show(element: React.ReactElement) {
  render(
    <NextIntlClientProvider locale="es" messages={es}>
      {element}
    </NextIntlClientProvider>,
  )
}

const free: Payment = {
  ...{ plan: 'free', planInForce: 'free', expires_at: null, manualOverride: false },
  ...{ paymentMethod: null, cancelAtPeriodEnd: false, payBefore: null, firstCharge: null },
}
const paid: Payment = {
  ...free,
  ...{ plan: 'premium', planInForce: 'premium', expires_at: '2026-12-31T23:30:00Z' },
  paymentMethod: 'Visa ···· 4242',
}
const plans = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
const active = () => screen.getByText('ACTIVO').closest('li')

describe('an owner’s plan', () => {
  it('stands first, marked, and a free one asks nothing', () => {
    show(<OwnPlan payment={free} />)
    expect(plans()).toEqual(['Gratuito', 'Premium'])
    expect(active()).toHaveTextContent('Gratuito')
    expect(screen.queryByRole('button')).toBeNull()
    expect(screen.queryByText('Próximo pago')).toBeNull()
  })

  it('says until when one tries, and what follows', () => {
    show(<OwnPlan payment={{ ...paid, plan: 'trial', planInForce: 'trial', paymentMethod: null }} />)
    expect(plans()).toEqual(['Prueba', 'Gratuito', 'Premium'])
    expect(screen.getByText('Prueba hasta').nextSibling).toHaveTextContent('01/01/2027')
    expect(screen.getByText(/^Después pasas al plan gratuito/)).toBeVisible()
  })

  it('says when the next payment is, how often and by what', () => {
    show(<OwnPlan payment={paid} />)
    expect(plans()).toEqual(['Premium', 'Gratuito'])
    const facts = within(screen.getByLabelText('Detalles de tu plan'))
    expect(facts.getByText('Próximo pago').nextSibling).toHaveTextContent('01/01/2027')
    expect(facts.getByText('Mensual')).toBeVisible()
    expect(facts.getByText('Visa ···· 4242')).toBeVisible()
  })

  it('says what is paid for when it has been cancelled', () => {
    show(<OwnPlan payment={{ ...paid, cancelAtPeriodEnd: true }} />)
    expect(screen.getByText('Premium hasta')).toBeVisible()
    expect(screen.queryByText('Próximo pago')).toBeNull()
  })

  it('has no date and no button when it was given by hand', () => {
    show(<OwnPlan payment={{ ...paid, manualOverride: true }} />)
    expect(screen.getByText('Premium hasta cancelación')).toBeVisible()
    expect(screen.queryByText('Próximo pago')).toBeNull()
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('tells when it has run out, and that nothing is lost', () => {
    show(<OwnPlan payment={{ ...free, plan: 'trial', expires_at: '2026-11-01T10:00:00Z' }} />)
    expect(active()).toHaveTextContent('Gratuito')
    expect(screen.getByText('Tu prueba terminó el 01/11/2026. Todo lo que hiciste sigue aquí.')).toBeVisible()
  })

  it('says that a payment failed, and until when it can be made good', () => {
    const unpaid = {
      plan: 'premium' as const,
      planInForce: 'premium' as const,
      expires_at: '2026-11-20T10:00:00Z',
    }
    show(<OwnPlan payment={{ ...free, ...unpaid, payBefore: '2026-11-27T10:00:00Z' }} />)
    expect(screen.getByText('Pago pendiente hasta').nextSibling).toHaveTextContent('27/11/2026')
    expect(screen.getByText(/^No se ha podido cobrar el último pago/)).toBeVisible()
  })
})

describe('invoices', () => {
  it('show date, amount with both decimals, and what is downloaded', () => {
    const invoice = {
      created: '2026-11-20T10:00:00Z',
      amountPaid: 1190,
      currency: 'eur',
      invoicePdf: '/f.pdf',
      ...{ id: null, number: null, rectifies: null, isRectified: false, mayBeRectified: false },
    }
    show(<Invoices invoices={[invoice]} labels={es.rectify} />)
    expect(screen.getByText('20/11/2026')).toBeVisible()
    expect(screen.getByText(/^11,90\sEUR$/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Descargar la factura del 20/11/2026' })).toHaveAttribute(
      'href',
      '/f.pdf',
    )
  })

  it('say so when one could not be handed out', () => {
    show(<Invoices invoices={[]} labels={es.rectify} isDownloadFailed />)
    expect(screen.getByText(/^No se pudo descargar la factura/)).toBeVisible()
  })

  it('say that there are none yet, and lead back', () => {
    show(<Invoices invoices={[]} labels={es.rectify} />)
    expect(screen.getByRole('heading', { name: 'Todavía no tienes facturas' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Volver a mi suscripción' })).toHaveAttribute(
      'href',
      '/subscription',
    )
  })
})
