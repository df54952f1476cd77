-- Its rows come from a file, and come again with these columns filled.
TRUNCATE places;--> statement-breakpoint
DROP INDEX "places_postcode_idx";--> statement-breakpoint
ALTER TABLE "places" DROP COLUMN "search_key";--> statement-breakpoint
ALTER TABLE "places" DROP COLUMN "source";--> statement-breakpoint
ALTER TABLE "places" ADD COLUMN "label" text NOT NULL;--> statement-breakpoint
ALTER TABLE "places" ADD COLUMN "weight" integer NOT NULL;--> statement-breakpoint
ALTER TABLE "places" ADD COLUMN "name_key" text NOT NULL;--> statement-breakpoint
ALTER TABLE "places" ADD COLUMN "label_key" text NOT NULL;--> statement-breakpoint
ALTER TABLE "places" ADD COLUMN "doc" "tsvector" NOT NULL;--> statement-breakpoint
CREATE INDEX "places_name_key_idx" ON "places" USING btree ("name_key");--> statement-breakpoint
CREATE INDEX "places_label_key_idx" ON "places" USING btree ("label_key");--> statement-breakpoint
ALTER TABLE "places" ADD CONSTRAINT "places_label_unique" UNIQUE("label");
--> statement-breakpoint
CREATE INDEX places_doc_idx ON places USING gin (doc);--> statement-breakpoint
CREATE INDEX places_likeness_idx ON places USING gist (name_key gist_trgm_ops (siglen = 32))
  WHERE kind <> 'postcode';
