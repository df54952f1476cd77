import type Stripe from 'stripe'
import { z } from 'zod'
import { stripeLocale } from '@/contract/rules/account/stripe-locale'
import type { PaymentPort } from '../port'
import type { Catalogue } from './catalogue'
import type { StripeClient } from './client'

type Till = { client: StripeClient; catalogue: Catalogue; siteUrl: string }
type PortalInput = Parameters<PaymentPort['openPortal']>[0]

/** Opens Stripe's portal at the question whether to cancel, or at its first page. Each visit has its own session. */
export async function openPortal({ client, catalogue, siteUrl }: Till, asked: PortalInput) {
  const { customerId, subscriptionId, purpose, language } = asked
  const return_url = new URL('/subscription', siteUrl).href
  const cancelling = {
    type: 'subscription_cancel' as const,
    subscription_cancel: { subscription: subscriptionId },
    after_completion: { type: 'redirect' as const, redirect: { return_url } },
  }
  const wanted = {
    ...{
      customer: customerId,
      configuration: await catalogue.portal.get(),
      locale: stripeLocale(language),
      return_url,
    },
    ...(purpose === 'cancel' && { flow_data: cancelling }),
  } satisfies Stripe.BillingPortal.SessionCreateParams
  const shape = z.object({ url: z.url() })
  return client
    .get(shape, ({ billingPortal }) => billingPortal.sessions.create(wanted))
    .catch((error: unknown) => {
      catalogue.portal.forget()
      throw error
    })
}
