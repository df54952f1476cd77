import { type Language, ownerLanguage } from '../../languages'

/** Stripe writes English and Castilian, and none of Spain's other languages. */
export const stripeLocale = (language: Language | undefined) =>
  ownerLanguage(language) === 'en' ? 'en-GB' : 'es'
