import { z } from 'zod'
import {
  confirmAlertData,
  confirmSubscriptionData,
  contactMessageData,
  contactReceivedData,
  dailyDigestData,
  dailyMenuData,
  dishAlertData,
  emailChangeData,
  emailCodeData,
  factorChangedData,
  menuReminderData,
  newDeviceData,
  passwordChangedData,
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

/** Asks the reader to confirm the subscription. Without the confirmation, no menu follows. */
export const confirmSubscription = mail({
  kind: 'confirm-subscription',
  data: confirmSubscriptionData,
  reader: 'diner',
  evenAfterBounces: true,
  load: async () => (await import('./confirm-subscription')).compose,
})

/** The same for a dish. Without the confirmation, no alert follows. */
export const confirmAlert = mail({
  kind: 'confirm-alert',
  data: confirmAlertData,
  reader: 'diner',
  evenAfterBounces: true,
  load: async () => (await import('./confirm-alert')).compose,
})

/** The dishes that a reader waits for, at restaurants that cook them today or tomorrow. */
export const dishAlert = mail({
  kind: 'dish-alert',
  data: dishAlertData,
  reader: 'diner',
  load: async () => (await import('./dish-alert')).compose,
})

/** A message of the contact form, to support. */
export const contactMessage = mail({
  kind: 'contact-message',
  data: contactMessageData,
  reader: 'us',
  load: async () => (await import('./contact-message')).compose,
})

/** To the sender of the form. The mail repeats nothing of the message, so that the form cannot send a stranger's text to another person. */
export const contactReceived = mail({
  kind: 'contact-received',
  data: contactReceivedData,
  reader: 'owner',
  load: async () => (await import('./contact-received')).compose,
})

/** To an owner three days before a trial or a cancelled month ends. */
export const planEnding = mail({
  kind: 'plan-ending',
  data: planEndingData,
  reader: 'owner',
  load: async () => (await import('./plan-ending')).compose,
})

/** Today's menu, to each subscriber of a restaurant. */
export const dailyMenu = mail({
  kind: 'daily-menu',
  data: dailyMenuData,
  reader: 'diner',
  from: 'mailing',
  load: async () => (await import('./daily-menu')).compose,
})

/** The menus of all their restaurants, to readers who want one mail a day. */
export const dailyDigest = mail({
  kind: 'daily-digest',
  data: dailyDigestData,
  reader: 'diner',
  from: 'digest',
  load: async () => (await import('./daily-digest')).compose,
})

/** To the operator: an owner orders printed codes. */
export const qrOrdered = mail({
  kind: 'qr-ordered',
  data: qrOrderData,
  reader: 'us',
  load: async () => (await import('./qr-ordered')).compose,
})

/** To the owner who orders. */
export const qrOrderReceived = mail({
  kind: 'qr-order-received',
  data: qrOrderData,
  reader: 'owner',
  load: async () => (await import('./qr-order-received')).compose,
})

/** The new state of the order, to the owner who ordered. */
export const qrOrderChanged = mail({
  kind: 'qr-order-changed',
  data: qrOrderChangedData,
  reader: 'owner',
  load: async () => (await import('./qr-order-changed')).compose,
})

/** To an owner, for each month that was paid. */
export const paymentReceived = mail({
  kind: 'payment-received',
  data: paymentReceivedData,
  reader: 'owner',
  load: async () => (await import('./payment-received')).compose,
})

/** To an owner without a menu of today: the last menu, to publish it again. */
export const menuReminder = mail({
  kind: 'menu-reminder',
  data: menuReminderData,
  reader: 'owner',
  load: async () => (await import('./menu-reminder')).compose,
})

/** To an owner whose card was refused, with the date until which the plan stays. */
export const paymentFailed = mail({
  kind: 'payment-failed',
  data: paymentFailedData,
  reader: 'owner',
  load: async () => (await import('./payment-failed')).compose,
})

/** To an owner who paid for the same month twice. */
export const paymentGivenBack = mail({
  kind: 'payment-given-back',
  data: paymentGivenBackData,
  reader: 'owner',
  load: async () => (await import('./payment-given-back')).compose,
})

/** To an owner: a sign-in from a new device. */
export const newDevice = mail({
  kind: 'new-device',
  data: newDeviceData,
  reader: 'owner',
  load: async () => (await import('./new-device')).compose,
})

/** To an owner: a change of the second factor. */
export const factorChanged = mail({
  kind: 'factor-changed',
  data: factorChangedData,
  reader: 'owner',
  load: async () => (await import('./factor-changed')).compose,
})

/** To an owner: the password has changed. */
export const passwordChanged = mail({
  kind: 'password-changed',
  data: passwordChangedData,
  reader: 'owner',
  load: async () => (await import('./password-changed')).compose,
})

/** The six digits that change the address of an account, to the new address. */
export const emailCode = mail({
  kind: 'email-code',
  data: emailCodeData,
  reader: 'owner',
  evenAfterBounces: true,
  load: async () => (await import('./email-code')).compose,
})

/** Instead of these digits, to an address that has an account: nobody on the screen learns that it has one. */
export const emailTaken = mail({
  kind: 'email-taken',
  data: z.object({}),
  reader: 'owner',
  load: async () => (await import('./email-taken')).compose,
})

/** To an owner: somebody wants another address for the account. */
export const emailChangeAsked = mail({
  kind: 'email-change-asked',
  data: emailChangeData,
  reader: 'owner',
  load: async () => (await import('./email-change-asked')).compose,
})

/** To the former address of an account. */
export const emailChanged = mail({
  kind: 'email-changed',
  data: emailChangeData,
  reader: 'owner',
  load: async () => (await import('./email-changed')).compose,
})

/** The six digits that change a password. */
export const resetCode = mail({
  kind: 'reset-code',
  data: resetCodeData,
  reader: 'owner',
  evenAfterBounces: true,
  load: async () => (await import('./reset-code')).compose,
})

/** To an owner whose restaurant the operator has verified. */
export const restaurantVerified = mail({
  kind: 'restaurant-verified',
  data: restaurantVerifiedData,
  reader: 'owner',
  load: async () => (await import('./restaurant-verified')).compose,
})

/** To an owner whose restaurant is not shown, with the reason in the operator's words. */
export const restaurantRejected = mail({
  kind: 'restaurant-rejected',
  data: restaurantRejectedData,
  reader: 'owner',
  load: async () => (await import('./restaurant-rejected')).compose,
})

/** Greets a new owner and asks them to confirm the address. */
export const verifyEmail = mail({
  kind: 'verify-email',
  data: verifyEmailData,
  reader: 'owner',
  evenAfterBounces: true,
  load: async () => (await import('./verify-email')).compose,
})

/** Sent once, at the end of the wizard, with the next steps. */
export const welcome = mail({
  kind: 'welcome',
  data: welcomeData,
  reader: 'owner',
  load: async () => (await import('./welcome')).compose,
})
