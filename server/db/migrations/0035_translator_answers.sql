CREATE TABLE "translator_answers" (
	"language" text NOT NULL,
	"key" text NOT NULL,
	"name" text NOT NULL,
	"source" text NOT NULL,
	"text" text,
	"asked_at" timestamp with time zone DEFAULT now() NOT NULL,
	"tries" integer DEFAULT 1 NOT NULL,
	"next_at" timestamp with time zone,
	CONSTRAINT "translator_answers_language_key_source_pk" PRIMARY KEY("language","key","source"),
	CONSTRAINT "translator_answers_language" CHECK ("translator_answers"."language" in ('en', 'fr', 'de', 'ca', 'es')),
	CONSTRAINT "translator_answers_source" CHECK ("translator_answers"."source" in ('es', 'ca', 'gl', 'eu'))
);
--> statement-breakpoint
CREATE INDEX "translator_answers_next_at_idx" ON "translator_answers" USING btree ("next_at") WHERE "translator_answers"."next_at" is not null;