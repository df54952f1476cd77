import { z } from 'zod'
import { type Job, job } from './job'

const nothing = z.object({}).nullish()

/** Deletes expired data, and does the maintenance that an embedded database needs. */
const housekeeping = job({
  name: 'housekeeping',
  data: nothing,
  schedule: '30 4 * * *',
  load: async () => (await import('./handlers')).housekeeping,
})

/** Deletes uploads that no row names, a day after the upload. */
const sweepFiles = job({
  name: 'sweep-files',
  data: nothing,
  schedule: '10 5 * * *',
  load: async () => (await import('./handlers')).sweepFiles,
})

/** Publishes menus at the minute that the owner chose. The next minute publishes menus that a crash or a failure left. */
const publishDueMenus = job({
  name: 'publish-due-menus',
  data: nothing,
  schedule: '*/5 * * * *',
  everyMinute: true,
  load: async () => (await import('./handlers')).publishDue,
})

/** Moves menus whose service is over to the history. */
const expireMenus = job({
  name: 'expire-menus',
  data: nothing,
  schedule: '*/15 * * * *',
  load: async () => (await import('./handlers')).expireMenus,
})

/**
 * Writes and sends the mails with today's menus. Other mails go out when they are queued. This job sends mails that failed or that a
 * crash left.
 */
const sendMails = job({
  name: 'send-mails',
  data: nothing,
  schedule: '*/5 * * * *',
  everyMinute: true,
  load: async () => (await import('./handlers')).sendMails,
})

/** Tells owners three days before a plan ends by itself. Runs every hour. */
const announceEndings = job({
  name: 'announce-endings',
  data: nothing,
  schedule: '20 * * * *',
  load: async () => (await import('./handlers')).announcePlanEndings,
})

/** Runs at these hours, because most menus are published before lunch, and in the evening tomorrow's menus are planned. */
const tellAlerts = job({
  name: 'tell-alerts',
  data: nothing,
  schedule: '40 10,11,12,13,20 * * *',
  load: async () => (await import('./handlers')).sendDishAlerts,
})

/** Asks owners without a menu of today whether to repeat the last one, at the time that each owner chose. */
const remindOwners = job({
  name: 'remind-owners',
  data: nothing,
  schedule: '*/10 * * * *',
  load: async () => (await import('./handlers')).sendReminders,
})

/** Asks the machine translator, if there is one, for dishes of today that the lexicon does not know. */
const translateDishes = job({
  name: 'translate-dishes',
  data: nothing,
  schedule: '*/5 * * * *',
  load: async () => (await import('./handlers')).translateDishes,
})

/** The chatbot answers messages on arrival. This job answers messages that a crash or a failure left. */
const answerChats = job({
  name: 'answer-chats',
  data: nothing,
  schedule: '* * * * *',
  load: async () => (await import('./handlers')).answerChats,
})

/** WhatsApp messages are handled on arrival. This job handles messages that failed or that a crash left. */
const workWhatsApp = job({
  name: 'work-whatsapp',
  data: nothing,
  schedule: '*/5 * * * *',
  everyMinute: true,
  load: async () => (await import('./handlers')).workWhatsApp,
})

/** Renews sandbox subscriptions, because without a provider nothing else starts the next month. */
const renewSandbox = job({
  name: 'renew-sandbox',
  data: nothing,
  schedule: '*/10 * * * *',
  load: async () => (await import('./handlers')).renewSandboxPlans,
})

/** Asks the provider for events that never arrived, and sends the provider requests that failed before. */
const reconcilePayments = job({
  name: 'reconcile-payments',
  data: nothing,
  schedule: '*/5 * * * *',
  load: async () => (await import('./handlers')).reconcileWithProvider,
})

/** Runs every hour, so that the demo day begins soon after midnight in both time zones, and after a time when the machine was off. */
const beginDemoDay = job({
  name: 'begin-demo-day',
  data: nothing,
  schedule: '1 * * * *',
  load: async () => (await import('./handlers')).beginDay,
})

export function jobsOf({ hasDemoData }: { hasDemoData: boolean }): Job[] {
  return [
    housekeeping,
    sweepFiles,
    publishDueMenus,
    expireMenus,
    sendMails,
    tellAlerts,
    remindOwners,
    translateDishes,
    answerChats,
    workWhatsApp,
    renewSandbox,
    announceEndings,
    reconcilePayments,
    ...(hasDemoData ? [beginDemoDay] : []),
  ]
}
