import { desc, eq } from 'drizzle-orm'
import type { Database } from '@/server/db/client'
import { newId } from '@/server/db/id'
import { checkouts, files, invoices, mailbox, menus, qrCodes, userTemplates } from '@/server/db/schema'
import type { HeavyOwner } from './heaviest-owner'
import { heavyTemplate } from './heavy-template'

/** With the longest menu it has 11,983 letters on paper, 11,895 as a story: 12,000 are drawn (server/images/require-drawable.ts). */
const { templateName, imageUrl, menu, observations, price, texts, ...options } = heavyTemplate
const longestDrawn = {
  ...{ templateName, imageUrl, menu, observations, price },
  options: { ...options, texts: texts?.slice(0, 1) },
}

/** The names of the heaviest owner's things, and of the largest things of all owners. */
export async function heaviestThings(db: Database, { ownerId, restaurantId }: HeavyOwner) {
  const [invoice] = await db.select().from(invoices).where(eq(invoices.ownerId, ownerId)).limit(1)
  const [menu] = await db.select().from(menus).where(eq(menus.restaurantId, restaurantId)).limit(1)
  const [template] = await db.select().from(userTemplates).where(eq(userTemplates.ownerId, ownerId)).limit(1)
  const [file] = await db.select().from(files).orderBy(desc(files.byteCount)).limit(1)
  const [checkoutId, qrId, mailId] = [newId(), newId(), newId()]
  await db.insert(checkouts).values({ id: checkoutId, ownerId, provider: 'sandbox', amountCents: 1210 })
  await db.insert(qrCodes).values({ id: qrId, restaurantId })
  const [longest] = await db
    .insert(userTemplates)
    .values({ ownerId, ...longestDrawn })
    .returning()
  const letter = { recipient: 'x@example.com', sender: 'x@example.com', subject: 'x' }
  await db.insert(mailbox).values({ id: mailId, ...letter, html: 'x'.repeat(2e6), text: 'x'.repeat(2e6) })
  return {
    ...{ checkoutId, qrId, mailId, longestDrawn: longest?.id ?? '' },
    ...{
      menuId: menu?.id ?? '',
      invoiceId: invoice?.id ?? '',
      templateId: template?.id ?? '',
      largestFile: file?.url ?? '',
    },
  }
}
