import { z } from 'zod'
import { type Job, job } from './job'

const nothing = z.object({}).nullish()

/** Sweeps what has run out, and what an embedded database has nobody else to do. */
const housekeeping = job({
  name: 'housekeeping',
  data: nothing,
  schedule: '30 4 * * *',
  load: async () => (await import('./handlers/housekeeping')).housekeeping,
})

/** Uploads that no row names any more, a day after they came. */
const sweepFiles = job({
  name: 'sweep-files',
  data: nothing,
  schedule: '10 5 * * *',
  load: async () => (await import('./handlers/sweep-files')).sweepFiles,
})

/** Menus come out at the minute their owner said; what a crash or a failure left over, with the next. */
const publishDueMenus = job({
  name: 'publish-due-menus',
  data: nothing,
  schedule: '*/5 * * * *',
  everyMinute: true,
  load: async () => (await import('./handlers/publish-due-menus')).publishDue,
})

/** Menus whose service is over become history. */
const expireMenus = job({
  name: 'expire-menus',
  data: nothing,
  schedule: '*/15 * * * *',
  load: async () => (await import('./handlers/expire-menus')).expireMenus,
})

/** Gives subscribers their menus of today. Other mails go out as soon as they are decided on; this takes up what failed then, or was left by a crash. */
const sendMails = job({
  name: 'send-mails',
  data: nothing,
  schedule: '*/5 * * * *',
  everyMinute: true,
  load: async () => (await import('./handlers/send-mails')).sendMails,
})

/** Three days before a plan ends by itself, looked for every hour. */
const announceEndings = job({
  name: 'announce-endings',
  data: nothing,
  schedule: '20 * * * *',
  load: async () => (await import('./handlers/announce-endings')).announce,
})

/** At these hours of the day: most menus come out before lunch, and in the evening tomorrow's are known. */
const tellAlerts = job({
  name: 'tell-alerts',
  data: nothing,
  schedule: '40 10,11,12,13,20 * * *',
  load: async () => (await import('./handlers/tell-alerts')).tell,
})

/** Messages to the chatbot are answered as they come; this takes what a crash or a failure left. */
const answerChats = job({
  name: 'answer-chats',
  data: nothing,
  schedule: '* * * * *',
  load: async () => (await import('./handlers/answer-chats')).answerChats,
})

/** WhatsApp's messages are taken up as they come; this takes what failed then, or was left by a crash. */
const workWhatsApp = job({
  name: 'work-whatsapp',
  data: nothing,
  schedule: '*/5 * * * *',
  everyMinute: true,
  load: async () => (await import('./handlers/work-whatsapp')).workWhatsApp,
})

/** Without a provider nobody else begins the next month. */
const renewSandbox = job({
  name: 'renew-sandbox',
  data: nothing,
  schedule: '*/10 * * * *',
  load: async () => (await import('./handlers/renew-sandbox')).renew,
})

/** What the provider never told, and what it could not be told. */
const reconcilePayments = job({
  name: 'reconcile-payments',
  data: nothing,
  schedule: '*/5 * * * *',
  load: async () => (await import('./handlers/reconcile-payments')).reconcile,
})

/** Soon after either midnight, the peninsula's and the Canary Islands', and after whatever was slept through. */
const beginDemoDay = job({
  name: 'begin-demo-day',
  data: nothing,
  schedule: '1 * * * *',
  load: async () => (await import('./handlers/begin-demo-day')).beginDay,
})

export function jobsOf({ hasDemoData }: { hasDemoData: boolean }): Job[] {
  return [
    housekeeping,
    sweepFiles,
    publishDueMenus,
    expireMenus,
    sendMails,
    tellAlerts,
    answerChats,
    workWhatsApp,
    renewSandbox,
    announceEndings,
    reconcilePayments,
    ...(hasDemoData ? [beginDemoDay] : []),
  ]
}
