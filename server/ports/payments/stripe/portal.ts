import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { PaymentPort } from '../port'
import type { Catalogue } from './catalogue'
import type { StripeClient } from './client'

type Till = { client: StripeClient; catalogue: Catalogue; siteUrl: string }
type Asked = Parameters<PaymentPort['openPortal']>[0]

/** Straight to the question whether to cancel, or to the page where everything is. Each visit is one of its own. */
export async function openPortal({ client, catalogue, siteUrl }: Till, asked: Asked) {
  const { customerId, subscriptionId, purpose } = asked
  const return_url = new URL('/subscription', siteUrl).href
  const cancelling = {
    type: 'subscription_cancel',
    subscription_cancel: { subscription: subscriptionId },
    after_completion: { type: 'redirect', redirect: { return_url } },
  }
  const form = {
    ...{ customer: customerId, configuration: await catalogue.portal.get(), locale: 'es', return_url },
    ...(purpose === 'cancel' && { flow_data: cancelling }),
  }
  const shape = z.object({ url: z.url() })
  return client
    .create(shape, '/v1/billing_portal/sessions', form, `mantel-portal-${randomUUID()}`)
    .catch((error: unknown) => {
      catalogue.portal.forget()
      throw error
    })
}
