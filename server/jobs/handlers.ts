import { vacuum } from '@/server/db/vacuum'
import { beginDemoDay } from '@/server/demo'
import type { JobCtx } from '@/server/jobs/job'
import { deleteExpired, deleteOldEmailChanges } from '@/server/modules/accounts'
import { tellAlerts } from '@/server/modules/alerts'
import { deleteOldChanges } from '@/server/modules/changes'
import { answerStranded } from '@/server/modules/chatbot'
import { deleteOldConsents } from '@/server/modules/consent'
import { writeMailings } from '@/server/modules/daily-mail'
import { sweepUploads } from '@/server/modules/files'
import { deleteOldMail, sendPending } from '@/server/modules/mail'
import { expirePassedMenus, publishDueMenus } from '@/server/modules/menus'
import { reconcilePayments, renewSandbox } from '@/server/modules/payments'
import { announceEndings, deleteOldImages } from '@/server/modules/plans'
import { deleteOldPolls } from '@/server/modules/polls'
import { remindOwners } from '@/server/modules/reminders'
import { deleteOldReports } from '@/server/modules/reports'
import { renewOldRows } from '@/server/modules/search'
import { deleteExpiredChallenges } from '@/server/modules/second-factor'
import { deleteExpiredSessions } from '@/server/modules/sessions'
import { sweepSheets } from '@/server/modules/sheets'
import { deleteUnconfirmed } from '@/server/modules/subscribers'
import { deleteOldVisits } from '@/server/modules/tracking'
import { askTranslator } from '@/server/modules/translations'
import { deleteOldInbox, workOffDue } from '@/server/modules/whatsapp'

export async function housekeeping({ db, clock, storage, database }: JobCtx) {
  const now = clock()
  await deleteExpired(db, now)
  await deleteOldEmailChanges(db, now)
  await deleteExpiredSessions(db, now)
  await deleteExpiredChallenges(db, now)
  await deleteOldConsents(db, now)
  await deleteOldVisits(db, now)
  await deleteUnconfirmed(db, now)
  await deleteOldMail(db, now)
  await deleteOldImages(db, now)
  await deleteOldInbox(db, now)
  await deleteOldReports(db, now)
  await deleteOldPolls(db, now)
  await deleteOldChanges(db, now)
  await sweepSheets({ db, storage, clock })
  await renewOldRows(db)
  if (database.kind === 'embedded') await vacuum(database.pool)
}

export async function sweepFiles(ctx: JobCtx) {
  const swept = await sweepUploads(ctx)
  if (swept.rows + swept.strays > 0) ctx.log.info(swept, 'orphaned uploads swept')
}

export async function publishDue(ctx: JobCtx) {
  const count = await publishDueMenus(ctx)
  if (count > 0) ctx.log.info({ count }, 'scheduled menus published')
}

export async function expireMenus(ctx: JobCtx) {
  const count = await expirePassedMenus(ctx)
  if (count > 0) ctx.log.info({ count }, 'menus of days gone by now history')
}

export async function sendMails(ctx: JobCtx) {
  await writeMailings(ctx, ctx.ending)
  await sendPending(ctx, ctx.ending)
}

export async function announcePlanEndings(ctx: JobCtx) {
  const count = await announceEndings(ctx, ctx.ending)
  if (count > 0) ctx.log.info({ count }, 'owners told that their plan ends')
}

export async function sendDishAlerts(ctx: JobCtx) {
  const count = await tellAlerts(ctx, ctx.ending)
  if (count > 0) ctx.log.info({ count }, 'told of dishes')
}

export async function sendReminders(ctx: JobCtx) {
  const count = await remindOwners(ctx, ctx.ending)
  if (count > 0) ctx.log.info({ count }, 'owners asked for the menu of today')
}

export async function translateDishes(ctx: JobCtx) {
  const count = await askTranslator(ctx, ctx.ending)
  if (count > 0) ctx.log.info({ count }, 'dishes translated by the machine translator')
}

export function answerChats(ctx: JobCtx) {
  return answerStranded(ctx)
}

export const workWhatsApp = (ctx: JobCtx) => workOffDue(ctx, ctx.ending)

export const reconcileWithProvider = (ctx: JobCtx) => reconcilePayments(ctx, ctx.ending)

export const renewSandboxPlans = (ctx: JobCtx) => renewSandbox(ctx, ctx.ending)

export async function beginDay(ctx: JobCtx) {
  const count = await beginDemoDay(ctx)
  if (count > 0) ctx.log.info({ count }, "the demo's menus of the day written")
}
