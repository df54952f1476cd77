import type { Messages } from 'next-intl'

export type Question = keyof Messages['faqs']['questions']
export type Topic = keyof Messages['faqs']['topics']

/** SPEC.md §2.12's three categories, and what is asked most in each. */
export const topics: { topic: Topic; questions: Question[] }[] = [
  {
    topic: 'account',
    questions: [
      'needed',
      'register',
      'verification',
      'verified',
      'forgotten',
      'change',
      'session',
      'cookies',
      'leave',
    ],
  },
  {
    topic: 'menu',
    questions: [
      'find',
      'today',
      'allergens',
      'favourites',
      'offline',
      'publish',
      'week',
      'chatbot',
      'correct',
      'image',
      'carta',
      'hours',
      'noDaily',
    ],
  },
  {
    topic: 'payments',
    questions: [
      'byMail',
      'dishAlert',
      'unsubscribe',
      'price',
      'trialEnd',
      'premium',
      'cancel',
      'invoices',
      'manual',
      'qr',
    ],
  },
]

/** Where the words in the answers lead: `<subscription>…</subscription>`. */
export const answerLinks = {
  search: '/restaurant/search/menu',
  signup: '/signup',
  signin: '/signin',
  recover: '/forgetPassword',
  contact: '/contacta',
  personal: '/misdatospersonales',
  password: '/password',
  subscription: '/subscription',
  invoices: '/invoices',
  template: '/plantilla',
  qr: '/generateQR',
  home: '/mi-restaurante',
  menu: '/menu',
  chat: '/chat',
  privacy: '/privacidad#cookies',
} as const
