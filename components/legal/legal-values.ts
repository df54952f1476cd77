import { site } from '@/lib/site'

/** What the legal texts leave open: `{operator}`. */
export const legalValues = {
  name: site.name,
  operator: site.operator.name,
  taxId: site.operator.taxId,
  address: site.operator.address,
  registry: site.operator.registry,
  support: site.supportEmail,
  privacyEmail: site.operator.privacyEmail,
}
