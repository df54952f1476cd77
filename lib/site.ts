import { operator } from '@/contract/operator'
import { termsVersion } from '@/contract/rules/account/consent'

/** The operator's own data: an operator changes it here, and nowhere else. */
export const site = {
  name: 'Mantel',
  since: '2025',
  /** The links of the footer. An address on another site replaces Mantel's own page. */
  legal: { privacy: '/privacidad', notice: '/aviso-legal', credits: '/creditos' },
  social: {
    instagram: 'https://www.instagram.com/mantel.example',
    facebook: 'https://www.facebook.com/mantel.example',
  },
  /** The person who answers for the site, as the law wants in the legal notice and the privacy policy (LSSI 10, RGPD 13). */
  operator,
  /**
   * The companies that handle personal data for the operator. Every service switched on in the environment must be listed here. Without a
   * name it is «our provider of …». Tasks and places have their words in each language, under `privacy.processors` of messages/.
   */
  processors: [
    { name: null, task: 'hosting', place: 'union' },
    { name: null, task: 'mail', place: 'union' },
    { name: 'Stripe Payments Europe, Ltd.', task: 'cards', place: 'ireland' },
    { name: 'Meta Platforms Ireland Ltd.', task: 'whatsapp', place: 'ireland' },
  ],
  /** The date of the last change of the legal texts. */
  legalTextsOf: termsVersion,
  /** Whether visited pages may be read again without a connection. False also deletes the copies in browsers. */
  offline: true,
} as const
