import {
  confirmAlertData,
  confirmSubscriptionData,
  contactMessageData,
  contactReceivedData,
  dailyDigestData,
  dailyMenuData,
  dishAlertData,
  paymentFailedData,
  paymentGivenBackData,
  paymentReceivedData,
  planEndingData,
  qrOrderChangedData,
  qrOrderData,
  resetCodeData,
  restaurantRejectedData,
  restaurantVerifiedData,
  verifyEmailData,
  welcomeData,
} from './data'
import { mail } from './mail'

/** Asks whether it was really them; without a yes no menu follows. */
export const confirmSubscription = mail({
  kind: 'confirm-subscription',
  data: confirmSubscriptionData,
  evenAfterBounces: true,
  load: async () => (await import('./confirm-subscription')).compose,
})

/** The same of a dish: without a yes no alert follows. */
export const confirmAlert = mail({
  kind: 'confirm-alert',
  data: confirmAlertData,
  evenAfterBounces: true,
  load: async () => (await import('./confirm-alert')).compose,
})

/** The dishes somebody waits for, where they are cooked today and tomorrow. */
export const dishAlert = mail({
  kind: 'dish-alert',
  data: dishAlertData,
  load: async () => (await import('./dish-alert')).compose,
})

/** A message of the contact form, to support. */
export const contactMessage = mail({
  kind: 'contact-message',
  data: contactMessageData,
  load: async () => (await import('./contact-message')).compose,
})

/** To whoever wrote it. Nothing of theirs stands in it: the form must not carry strangers' words to a third. */
export const contactReceived = mail({
  kind: 'contact-received',
  data: contactReceivedData,
  load: async () => (await import('./contact-received')).compose,
})

/** To an owner three days before a trial, or a month that was cancelled, is over. */
export const planEnding = mail({
  kind: 'plan-ending',
  data: planEndingData,
  load: async () => (await import('./plan-ending')).compose,
})

/** Today's menu, to each subscriber of a restaurant. */
export const dailyMenu = mail({
  kind: 'daily-menu',
  data: dailyMenuData,
  from: 'mailing',
  load: async () => (await import('./daily-menu')).compose,
})

/** The menus of all their restaurants, to who wants one mail a day. */
export const dailyDigest = mail({
  kind: 'daily-digest',
  data: dailyDigestData,
  from: 'digest',
  load: async () => (await import('./daily-digest')).compose,
})

/** To the operator: somebody wants printed codes. */
export const qrOrdered = mail({
  kind: 'qr-ordered',
  data: qrOrderData,
  load: async () => (await import('./qr-ordered')).compose,
})

/** And to that somebody. */
export const qrOrderReceived = mail({
  kind: 'qr-order-received',
  data: qrOrderData,
  load: async () => (await import('./qr-order-received')).compose,
})

/** How it goes on with the order, to whoever ordered. */
export const qrOrderChanged = mail({
  kind: 'qr-order-changed',
  data: qrOrderChangedData,
  load: async () => (await import('./qr-order-changed')).compose,
})

/** To an owner, for each month that was paid. */
export const paymentReceived = mail({
  kind: 'payment-received',
  data: paymentReceivedData,
  load: async () => (await import('./payment-received')).compose,
})

/** To an owner whose card was refused: until when nothing is taken away. */
export const paymentFailed = mail({
  kind: 'payment-failed',
  data: paymentFailedData,
  load: async () => (await import('./payment-failed')).compose,
})

/** To an owner who paid for the same month twice. */
export const paymentGivenBack = mail({
  kind: 'payment-given-back',
  data: paymentGivenBackData,
  load: async () => (await import('./payment-given-back')).compose,
})

/** The six digits that change a password. */
export const resetCode = mail({
  kind: 'reset-code',
  data: resetCodeData,
  evenAfterBounces: true,
  load: async () => (await import('./reset-code')).compose,
})

/** To an owner whose restaurant we have looked at and found to be theirs. */
export const restaurantVerified = mail({
  kind: 'restaurant-verified',
  data: restaurantVerifiedData,
  load: async () => (await import('./restaurant-verified')).compose,
})

/** To an owner whose restaurant is not shown, with the reason in the operator's words. */
export const restaurantRejected = mail({
  kind: 'restaurant-rejected',
  data: restaurantRejectedData,
  load: async () => (await import('./restaurant-rejected')).compose,
})

/** Greets a new owner and asks whether the address is theirs. */
export const verifyEmail = mail({
  kind: 'verify-email',
  data: verifyEmailData,
  evenAfterBounces: true,
  load: async () => (await import('./verify-email')).compose,
})

/** At the end of the wizard, once: what happens now. */
export const welcome = mail({
  kind: 'welcome',
  data: welcomeData,
  load: async () => (await import('./welcome')).compose,
})

export const mails = [
  confirmAlert,
  confirmSubscription,
  contactMessage,
  contactReceived,
  paymentFailed,
  paymentGivenBack,
  paymentReceived,
  planEnding,
  dailyDigest,
  dailyMenu,
  dishAlert,
  qrOrderChanged,
  qrOrdered,
  qrOrderReceived,
  resetCode,
  restaurantRejected,
  restaurantVerified,
  verifyEmail,
  welcome,
]
