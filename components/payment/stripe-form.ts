import type { StripeEmbeddedCheckout } from '@stripe/stripe-js'

/** Stripe's form for this payment; null where it cannot be had. Its script is fetched here, and nowhere else. */
export async function stripeForm(
  publishableKey: string,
  clientSecret: string,
): Promise<StripeEmbeddedCheckout | null> {
  try {
    const { loadStripe } = await import('@stripe/stripe-js/pure')
    const stripe = await loadStripe(publishableKey, { locale: 'es' })
    return (await stripe?.createEmbeddedCheckoutPage({ clientSecret })) ?? null
  } catch {
    // Blocked, or out of reach: there is Stripe's page as well.
    return null
  }
}
