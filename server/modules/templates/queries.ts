import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '@/server/db/client'
import { files, owners, restaurants, userTemplates } from '@/server/db/schema'

export type TemplateRow = typeof userTemplates.$inferSelect
export type TemplateColumns = Pick<
  TemplateRow,
  'templateName' | 'imageUrl' | 'menu' | 'observations' | 'price' | 'options'
>

const isOwn = (ownerId: string, id: string) =>
  and(eq(userTemplates.id, id), eq(userTemplates.ownerId, ownerId))

export function listTemplates(db: Queryable, ownerId: string) {
  const { id, templateName, imageUrl, version, updatedAt } = userTemplates
  return db
    .select({ id, templateName, imageUrl, version })
    .from(userTemplates)
    .where(eq(userTemplates.ownerId, ownerId))
    .orderBy(desc(updatedAt), desc(id))
}

export async function findTemplate(db: Queryable, ownerId: string, id: string) {
  const [row] = await db.select().from(userTemplates).where(isOwn(ownerId, id))
  return row
}

/** Locks the template until the transaction ends: the second of two saves sees the result of the first. */
export async function lockTemplate(tx: Transaction, ownerId: string, id: string) {
  const [row] = await tx.select().from(userTemplates).where(isOwn(ownerId, id)).for('update')
  return row
}

/** Locks the owner, so that parallel calls for one owner make templates one after the other. */
export async function countTemplates(tx: Transaction, ownerId: string) {
  await tx.select({ id: owners.id }).from(owners).where(eq(owners.id, ownerId)).for('update')
  return tx.$count(userTemplates, eq(userTemplates.ownerId, ownerId))
}

export async function insertTemplate(tx: Transaction, ownerId: string, columns: TemplateColumns, now: Date) {
  const times = { createdAt: now, updatedAt: now }
  const [row] = await tx
    .insert(userTemplates)
    .values({ ...columns, ownerId, ...times })
    .returning()
  if (!row) throw new Error('an inserted row comes back')
  return row
}

/** The template that was made of the same content since then, and not changed afterwards. */
export async function findTwin(tx: Transaction, ownerId: string, columns: TemplateColumns, since: Date) {
  const t = userTemplates
  const { templateName, imageUrl, menu, observations, price, options } = columns
  const isSame = and(
    ...[eq(t.templateName, templateName), eq(t.imageUrl, imageUrl), eq(t.menu, menu)],
    ...[eq(t.observations, observations), eq(t.price, price), eq(t.options, options)],
  )
  const isNew = and(eq(t.ownerId, ownerId), eq(t.version, 1), gt(t.createdAt, since))
  const [row] = await tx.select().from(t).where(and(isNew, isSame)).limit(1)
  return row
}

export async function updateTemplate(
  tx: Transaction,
  id: string,
  columns: Partial<TemplateColumns>,
  now: Date,
) {
  const [row] = await tx
    .update(userTemplates)
    .set({ ...columns, updatedAt: now, version: sql`${userTemplates.version} + 1` })
    .where(eq(userTemplates.id, id))
    .returning()
  if (!row) throw new Error('a locked row is there to be updated')
  return row
}

export async function deleteTemplate(tx: Transaction, id: string) {
  await tx.delete(userTemplates).where(eq(userTemplates.id, id))
}

/** Locks the restaurant whose page uses this template. */
export async function lockRestaurantWith(tx: Transaction, ownerId: string, templateId: string) {
  const { templateId: chosen, deletedAt } = restaurants
  const [row] = await tx
    .select()
    .from(restaurants)
    .where(and(eq(restaurants.ownerId, ownerId), eq(chosen, templateId), isNull(deletedAt)))
    .for('update')
  return row
}

/** Makes the web read the page again. The version does not change, because no field of the profile's editor has changed. */
export async function setUpdatedAt(tx: Transaction, restaurantId: string, now: Date) {
  await tx.update(restaurants).set({ updatedAt: now }).where(eq(restaurants.id, restaurantId))
}

export async function forgetChoice(tx: Transaction, restaurantId: string, now: Date) {
  await tx
    .update(restaurants)
    .set({ templateId: null, updatedAt: now, version: sql`${restaurants.version} + 1` })
    .where(eq(restaurants.id, restaurantId))
}

/** Locks the file until the transaction ends, so that the sweep cannot delete the file. */
export async function findUpload(tx: Transaction, ownerId: string, url: string) {
  const [file] = await tx
    .select({ contentType: files.contentType })
    .from(files)
    .where(and(eq(files.ownerId, ownerId), eq(files.url, url)))
    .for('update')
  return file
}
