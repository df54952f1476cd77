import { date, foreignKey, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { bytea, createdAt, id, idCheck } from './columns'
import { restaurantId } from './restaurants'

/** The restaurants between which a group chooses on one day. Deleted a week later. */
export const polls = pgTable(
  'polls',
  {
    id: id(),
    date: date().notNull(),
    /** A keyed hash of network and day, to count the polls of a network. Two days cannot be connected. */
    networkHash: bytea().notNull(),
    createdAt: createdAt(),
  },
  (t) => [idCheck('polls', t.id), index('polls_date_idx').on(t.date, t.networkHash)],
)

const pollId = () =>
  text()
    .notNull()
    .references(() => polls.id, { onDelete: 'cascade' })

export const pollOptions = pgTable(
  'poll_options',
  { pollId: pollId(), restaurantId: restaurantId(), position: integer().notNull() },
  (t) => [
    primaryKey({ columns: [t.pollId, t.restaurantId] }),
    index('poll_options_restaurant_id_idx').on(t.restaurantId),
  ],
)

/** One vote of each voter. */
export const pollVotes = pgTable(
  'poll_votes',
  {
    pollId: text().notNull(),
    /** A keyed hash of the browser's random name and the poll. */
    voterHash: bytea().notNull(),
    /** A keyed hash of network and poll, to limit the votes of a network. */
    networkHash: bytea().notNull(),
    restaurantId: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.pollId, t.voterHash] }),
    index('poll_votes_option_idx').on(t.pollId, t.restaurantId),
    foreignKey({
      name: 'poll_votes_option_fk',
      columns: [t.pollId, t.restaurantId],
      foreignColumns: [pollOptions.pollId, pollOptions.restaurantId],
    }).onDelete('cascade'),
  ],
)
