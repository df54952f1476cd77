import { operator } from '@/contract/operator'
import { termsVersion } from '@/contract/rules/terms'

/** Whose site this is: an operator changes it here, and nowhere else. */
export const site = {
  name: 'Mantel',
  since: '2025',
  /** Where the footer leads; an address elsewhere takes the place of our own page. */
  legal: { privacy: '/privacidad', notice: '/aviso-legal', credits: '/creditos' },
  social: {
    instagram: 'https://www.instagram.com/mantel.example',
    facebook: 'https://www.facebook.com/mantel.example',
  },
  /** Who answers for it: what the law asks the legal notice and the privacy policy to say (LSSI 10, RGPD 13). */
  operator,
  /** Who handles personal data for the operator: whatever is switched on in the environment has to stand here. */
  processors: [
    {
      name: 'Nuestro proveedor de alojamiento',
      task: 'servidores, base de datos y archivos',
      place: 'Unión Europea',
    },
    { name: 'Nuestro proveedor de correo', task: 'envío de los correos', place: 'Unión Europea' },
    { name: 'Stripe Payments Europe, Ltd.', task: 'cobro con tarjeta', place: 'Irlanda' },
    { name: 'Meta Platforms Ireland Ltd.', task: 'chat de WhatsApp para restaurantes', place: 'Irlanda' },
  ],
  /** When the legal texts last changed. */
  legalTextsOf: termsVersion,
  /** Whether pages seen may be read again without a connection; false also removes what browsers have kept. */
  offline: true,
} as const
