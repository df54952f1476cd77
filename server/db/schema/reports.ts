import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { reportKinds, reportOutcomes } from '@/contract/entities/report'
import { bytea, createdAt, id, idCheck, moment, oneOf } from './columns'
import { restaurantId } from './restaurants'

export const reportStates = ['open', ...reportOutcomes] as const

/** Reports of visitors about errors on a profile. A network has one open report of each kind for a restaurant. */
export const reports = pgTable(
  'reports',
  {
    id: id(),
    restaurantId: restaurantId(),
    kind: text({ enum: reportKinds }).notNull(),
    sentence: text().notNull().default(''),
    /** A keyed hash of network and restaurant, so that nobody can be followed. Deleted with the decision. */
    networkHash: bytea(),
    state: text({ enum: reportStates }).notNull().default('open'),
    createdAt: createdAt(),
    decidedAt: moment(),
  },
  (t) => [
    idCheck('reports', t.id),
    uniqueIndex('reports_open_key').on(t.restaurantId, t.kind, t.networkHash).where(sql`${t.state} = 'open'`),
    index('reports_restaurant_id_idx').on(t.restaurantId, t.state, t.createdAt),
    index('reports_state_idx').on(t.state, t.createdAt),
    check('reports_kind', oneOf(t.kind, reportKinds)),
    check('reports_state', oneOf(t.state, reportStates)),
    check('reports_sentence', sql`char_length(${t.sentence}) <= 200`),
    check('reports_decided', sql`(${t.state} = 'open') = (${t.decidedAt} is null)`),
    check('reports_network', sql`${t.state} <> 'open' or ${t.networkHash} is not null`),
  ],
)
