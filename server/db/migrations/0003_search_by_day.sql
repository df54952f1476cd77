DROP INDEX "restaurant_search_price_idx";--> statement-breakpoint
ALTER TABLE "restaurant_search" ADD COLUMN "menu_end_minute" smallint;--> statement-breakpoint
ALTER TABLE "search_words" ADD COLUMN "stem" text NOT NULL;--> statement-breakpoint
CREATE INDEX "search_words_prefix_idx" ON "search_words" USING btree ("word" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "search_words_stem_idx" ON "search_words" USING btree ("stem");--> statement-breakpoint
CREATE INDEX "restaurant_search_price_idx" ON "restaurant_search" USING btree ("cell","menu_date","price_cents");--> statement-breakpoint
-- Price order over 100 km reads the head of each cell's list: of 24 km some 100 cells, of 3 km some 6000.
CREATE OR REPLACE FUNCTION mercator_cell(xy point) RETURNS integer
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN floor((xy[0] + 20037508.342789244) / 24000)::integer * 16384
     + floor((xy[1] + 20037508.342789244) / 24000)::integer;
