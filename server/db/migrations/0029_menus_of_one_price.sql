-- GiST over a number and a point in one index. PostgreSQL trusts this extension, as the others.
CREATE EXTENSION IF NOT EXISTS btree_gist;
--> statement-breakpoint
-- The nearest menus of one day and price. Only expressions, which no other query writes: over the plain columns the planner takes this index for
-- other searches as well, because it is small, and they then read all of it.
CREATE INDEX restaurant_search_same_price_idx ON restaurant_search
  USING gist (((menu_date - date '2000-01-01')::bigint * 4294967296 + price_cents), (xy + point '(0,0)'));
