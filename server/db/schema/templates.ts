import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { owners } from './accounts'
import { createdAt, id, idCheck, updatedAt, version } from './columns'

type Json = Record<string, unknown>

/** Blocks as in docs/product.md#template-fields: text or sections, a rectangle and its style. The contract defines their shape. */
export const userTemplates = pgTable(
  'user_templates',
  {
    id: id(),
    ownerId: text()
      .notNull()
      .references(() => owners.id, { onDelete: 'cascade' }),
    templateName: text().notNull(),
    imageUrl: text().notNull().default(''),
    menu: jsonb().$type<Json>().notNull(),
    observations: jsonb().$type<Json>().notNull(),
    price: jsonb().$type<Json>().notNull(),
    options: jsonb().$type<Json>().notNull().default({}),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    version: version(),
  },
  (t) => [idCheck('user_templates', t.id), index('user_templates_owner_id_idx').on(t.ownerId)],
)
