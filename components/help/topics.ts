import type { Messages } from 'next-intl'
import type { Feature } from '@/lib/host/feature'

export type Question = keyof Messages['faqs']['questions']
export type Topic = keyof Messages['faqs']['topics']

/** The three topics of docs/product.md#help, with their most frequent questions. */
const topics: { topic: Topic; questions: Question[] }[] = [
  {
    topic: 'account',
    questions: [
      'needed',
      'register',
      'verification',
      'verified',
      'forgotten',
      'change',
      'changeEmail',
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

/** Questions about features that a host api may not have. */
const neededFeatures: Partial<Record<Question, Feature>> = {
  ...{
    changeEmail: 'emailChange',
    leave: 'accountData',
    allergens: 'menus',
    publish: 'menus',
    week: 'menus',
    correct: 'menus',
  },
  ...{ chatbot: 'chat', image: 'sheets', dishAlert: 'alerts' },
}

export const topicsWithout = (missing: readonly Feature[]) =>
  topics.map(({ topic, questions }) => ({
    topic,
    questions: questions.filter((question) => {
      const need = neededFeatures[question]
      return !need || !missing.includes(need)
    }),
  }))

/** The targets of the links in the answers: `<subscription>…</subscription>`. */
export const answerLinks = {
  search: '/restaurant/search/menu',
  signup: '/signup',
  signin: '/signin',
  recover: '/forgetPassword',
  contact: '/contacta',
  personal: '/misdatospersonales',
  password: '/password',
  security: '/seguridad',
  subscription: '/subscription',
  invoices: '/invoices',
  template: '/plantilla',
  qr: '/generateQR',
  home: '/mi-restaurante',
  menu: '/menu',
  chat: '/chat',
  privacy: '/privacidad#cookies',
} as const
