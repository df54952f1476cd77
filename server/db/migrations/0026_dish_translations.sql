CREATE TABLE "dish_corrections" (
	"id" text PRIMARY KEY NOT NULL,
	"restaurant_id" text NOT NULL,
	"language" text NOT NULL,
	"key" text NOT NULL,
	"name" text NOT NULL,
	"text" text NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "dish_corrections_id_format" CHECK ("dish_corrections"."id" ~ '^[0-9a-hjkmnp-tv-z]{12}$'),
	CONSTRAINT "dish_corrections_language" CHECK ("dish_corrections"."language" in ('en', 'fr', 'de', 'ca', 'es')),
	CONSTRAINT "dish_corrections_state" CHECK ("dish_corrections"."state" in ('pending', 'taken', 'dismissed')),
	CONSTRAINT "dish_corrections_text" CHECK (char_length("dish_corrections"."text") between 1 and 300)
);
--> statement-breakpoint
CREATE TABLE "machine_translations" (
	"language" text NOT NULL,
	"key" text NOT NULL,
	"name" text NOT NULL,
	"text" text,
	"asked_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "machine_translations_language_key_pk" PRIMARY KEY("language","key"),
	CONSTRAINT "machine_translations_language" CHECK ("machine_translations"."language" in ('en', 'fr', 'de', 'ca', 'es'))
);
--> statement-breakpoint
CREATE TABLE "shared_translations" (
	"language" text NOT NULL,
	"key" text NOT NULL,
	"name" text NOT NULL,
	"text" text NOT NULL,
	"taken_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "shared_translations_language_key_pk" PRIMARY KEY("language","key"),
	CONSTRAINT "shared_translations_language" CHECK ("shared_translations"."language" in ('en', 'fr', 'de', 'ca', 'es'))
);
--> statement-breakpoint
CREATE TABLE "translator_days" (
	"day" text PRIMARY KEY NOT NULL,
	"asked" integer DEFAULT 0 NOT NULL,
	"read_until" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "subscribers" ADD COLUMN "language" text;--> statement-breakpoint
ALTER TABLE "dish_corrections" ADD CONSTRAINT "dish_corrections_restaurant_id_restaurants_id_fk" FOREIGN KEY ("restaurant_id") REFERENCES "public"."restaurants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "dish_corrections_line_key" ON "dish_corrections" USING btree ("restaurant_id","language","key");--> statement-breakpoint
CREATE INDEX "dish_corrections_state_idx" ON "dish_corrections" USING btree ("state","updated_at");--> statement-breakpoint
ALTER TABLE "subscribers" ADD CONSTRAINT "subscribers_language" CHECK ("subscribers"."language" in ('en', 'fr', 'de', 'ca', 'es'));