import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { menuLanguages } from '@/contract/entities/translated-menu'
import { writtenLanguages } from '@/contract/languages'
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

/** What is known of a name that the machine translator was asked for. */
const question = {
  ...line,
  source: text({ enum: writtenLanguages }).notNull(),
  text: text(),
  askedAt: createdAt(),
  tries: integer().notNull().default(1),
  /** No answer came yet. From this moment the name may be asked for once more. */
  nextAt: moment(),
}

/**
 * Every name that the machine translator was asked for, with the language that it was told, written before it is asked. Without `nextAt` the
 * name is settled, and never asked for again: `text` is the answer, or null where it was of no use or never came.
 */
export const translatorAnswers = pgTable('translator_answers', question, (t) => [
  primaryKey({ columns: [t.language, t.key, t.source] }),
  index('translator_answers_next_at_idx').on(t.nextAt).where(sql`${t.nextAt} is not null`),
  check('translator_answers_language', oneOf(t.language, menuLanguages)),
  check('translator_answers_source', oneOf(t.source, writtenLanguages)),
])

/** Of the version before 0035, which has one row for a name: docs/decisions/0489-a-name-is-asked-in-each-language.md. */
export const machineTranslations = pgTable(
  'machine_translations',
  { ...question, source: text({ enum: writtenLanguages }).notNull().default('es') },
  (t) => [
    primaryKey({ columns: [t.language, t.key] }),
    index('machine_translations_next_at_idx').on(t.nextAt).where(sql`${t.nextAt} is not null`),
    check('machine_translations_language', oneOf(t.language, menuLanguages)),
    check('machine_translations_source', oneOf(t.source, writtenLanguages)),
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
