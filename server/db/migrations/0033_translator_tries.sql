-- index on "machine_translations": it has only names that an outside translator was asked for, some thousands
ALTER TABLE "machine_translations" ADD COLUMN "source" text DEFAULT 'es' NOT NULL;--> statement-breakpoint
ALTER TABLE "machine_translations" ADD COLUMN "tries" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "machine_translations" ADD COLUMN "next_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "machine_translations_next_at_idx" ON "machine_translations" USING btree ("next_at") WHERE "machine_translations"."next_at" is not null;--> statement-breakpoint
ALTER TABLE "machine_translations" ADD CONSTRAINT "machine_translations_source" CHECK ("machine_translations"."source" in ('es', 'ca', 'gl', 'eu')) NOT VALID;