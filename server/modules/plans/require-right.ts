import type { TimeZone } from '@/contract/entities/place'
import { localNow } from '@/contract/rules/time/local-time'
import type { OwnerCtx } from '@/server/ctx'
import type { Queryable } from '@/server/db/client'
import { AppError } from '@/server/errors'
import { siteUrl } from '@/server/links/urls'
import { rightsIn } from './rights-of'

type Site = Pick<OwnerCtx, 'site'>

const sentences = {
  'scheduled-menus':
    'Con el plan gratuito publicas el menú de hoy. Los de otros días puedes dejarlos en borrador; para que salgan solos, pasa a Premium:',
  'own-templates':
    'Con el plan gratuito usas las plantillas de Mantel y las que ya hiciste. Para diseñar las tuyas, pasa a Premium:',
  images:
    'Ya has usado las imágenes de este mes con el plan gratuito. Para tener todas las que quieras, pasa a Premium:',
}

/** The error for a right that the plan does not include, with a link to the subscription page. */
export const notInPlan = (ctx: Site, reason: keyof typeof sentences) =>
  new AppError('plan', reason, { message: `${sentences[reason]} ${siteUrl(ctx, '/subscription')}` })

/** Required to create or change templates. Existing templates stay in use. */
export async function requireOwnTemplates(db: Queryable, ctx: OwnerCtx) {
  const { ownTemplates } = await rightsIn(db, ctx.owner.ownerId, ctx.clock())
  if (!ownTemplates) throw notInPlan(ctx, 'own-templates')
}

type Scheduling = {
  date: string
  /** The menu now in the slot. A menu that is already scheduled goes out and may still be corrected. */
  before: { state: string } | undefined
  timeZone: TimeZone
}

/** Required to schedule a menu for a day after today. */
export async function requireSchedule(db: Queryable, ctx: OwnerCtx, { date, before, timeZone }: Scheduling) {
  const now = ctx.clock()
  if (date <= localNow(now, timeZone).date || before?.state === 'scheduled') return
  const { scheduledMenus } = await rightsIn(db, ctx.owner.ownerId, now)
  if (!scheduledMenus) throw notInPlan(ctx, 'scheduled-menus')
}
