import { env } from '@/lib/env'
import { site } from '@/lib/site'

/** The values of the placeholders in the legal texts: `{operator}`. */
export const legalValues = () => ({
  name: site.name,
  operator: site.operator.name,
  taxId: site.operator.taxId,
  address: site.operator.address,
  registry: site.operator.registry,
  support: env().SUPPORT_EMAIL,
  privacyEmail: site.operator.privacyEmail,
})
