import { date, foreignKey, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { bytea, createdAt, id, idCheck } from './columns'
import { restaurantId } from './restaurants'

/** What a group of people chooses between on one day. Deleted a week later. */
export const polls = pgTable(
  'polls',
  {
    id: id(),
    date: date().notNull(),
    /** Of the network and the day, to count what one network makes. Nobody can be followed to another day. */
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
    /** Of the browser's random name and the poll. */
    voterHash: bytea().notNull(),
    /** Of the network and the poll, to limit what one network adds. */
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
