import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { menuLanguages } from '@/contract/entities/translated-menu'
import { createdAt, id, idCheck, moment, oneOf, updatedAt } from './columns'
import { restaurantId } from './restaurants'

/** `pending` until the operator has decided whether the correction is good for every restaurant. */
export const correctionStates = ['pending', 'taken', 'dismissed'] as const

/** A dish or a course in another language. The key is the name without capitals, accents and signs at its end. */
const line = {
  language: text({ enum: menuLanguages }).notNull(),
  key: text().notNull(),
  /** As it was written on the menu. */
  name: text().notNull(),
}

/** What an owner corrected, once for always. */
export const dishCorrections = pgTable(
  'dish_corrections',
  {
    id: id(),
    restaurantId: restaurantId(),
    ...line,
    text: text().notNull(),
    state: text({ enum: correctionStates }).notNull().default('pending'),
    updatedAt: updatedAt(),
  },
  (t) => [
    idCheck('dish_corrections', t.id),
    uniqueIndex('dish_corrections_line_key').on(t.restaurantId, t.language, t.key),
    index('dish_corrections_state_idx').on(t.state, t.updatedAt),
    check('dish_corrections_language', oneOf(t.language, menuLanguages)),
    check('dish_corrections_state', oneOf(t.state, correctionStates)),
    check('dish_corrections_text', sql`char_length(${t.text}) between 1 and 300`),
  ],
)

/** The corrections that the operator took for every restaurant. */
export const sharedTranslations = pgTable(
  'shared_translations',
  { ...line, text: text().notNull(), takenAt: createdAt() },
  (t) => [
    primaryKey({ columns: [t.language, t.key] }),
    check('shared_translations_language', oneOf(t.language, menuLanguages)),
  ],
)

/** The answers of the machine translator. Null: it had none that could be used. It is never asked twice. */
export const machineTranslations = pgTable(
  'machine_translations',
  { ...line, text: text(), askedAt: createdAt() },
  (t) => [
    primaryKey({ columns: [t.language, t.key] }),
    check('machine_translations_language', oneOf(t.language, menuLanguages)),
  ],
)

/** How many names the machine translator was asked for on a day. */
export const translatorDays = pgTable('translator_days', {
  /** For example `2026-11-23`, in Spain's time. */
  day: text().primaryKey(),
  asked: integer().notNull().default(0),
  /** Menus that were saved before this moment are done. */
  readUntil: moment(),
})
