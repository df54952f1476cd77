import type { WholeLanguage } from '@/contract/languages'

/** Stripe writes English and Castilian, and none of Spain's other languages. */
export const stripeLocale = (language: WholeLanguage) => (language === 'en' ? 'en-GB' : 'es')
